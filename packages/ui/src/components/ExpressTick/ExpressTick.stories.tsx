import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { ExpressTick } from './ExpressTick';

const meta: Meta = { title: 'Components/ExpressTick', component: ExpressTick };
export default meta;

const words = (t: StoryTexts) => (
  <>
    <strong>{t('credits.express', 'I want my credits right away.')}</strong>{' '}
    {t(
      'credits.express_withdrawal',
      'If I withdraw within {days} days, I only pay for the credits I’ve used.',
      {
        days: 14,
      },
    )}
  </>
);

export const Empty = storyOf(ExpressTick, (t) => ({ name: 'express_request', children: words(t) }));
export const Missing = storyOf(ExpressTick, (t) => ({
  name: 'express_request',
  children: words(t),
  error: t('credits.express_missing', 'Tick this box first, and you’ll get your credits right away.'),
}));
