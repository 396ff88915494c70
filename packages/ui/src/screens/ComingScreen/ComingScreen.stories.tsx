import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterCasts } from '../poster/poster-casts';
import { textsOf } from '../story-texts';
import { ComingScreen } from './ComingScreen';

const meta: Meta = { title: 'Screens/Coming', component: ComingScreen };
export default meta;

export const Announced: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ComingScreen
        figure={posterCasts.mixed[8]}
        title={t('coming.title', 'We are still setting the table')}
        text={t(
          'coming.text',
          'This part opens soon. Until then, somebody interesting may be waiting in the search.',
        )}
        action={{ href: '/members', label: t('coming.action', 'Discover members') }}
        {...args}
      />
    );
  },
};
