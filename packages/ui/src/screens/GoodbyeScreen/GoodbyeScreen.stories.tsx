import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { GoodbyeScreen } from './GoodbyeScreen';

const meta: Meta = { title: 'Screens/Goodbye', component: GoodbyeScreen };
export default meta;

export const Deleted: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <GoodbyeScreen
          title={t('goodbye.title', 'Take care, {name}', { name: 'Petra' })}
          text={t(
            'goodbye.text',
            'Your profile is no longer shown. Changed your mind? Just use the link in our email.',
          )}
          days={14}
          until={t('goodbye.until', 'Until {date}', { date: '6. 12. 2026' })}
          next={{ href: '/', label: t('deleted.to_start', 'Go to the home page') }}
        />
      </VisitorFrame>
    );
  },
};
