import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { posterCasts } from '../poster/poster-casts';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { CompleteSignupScreen } from './CompleteSignupScreen';

const meta: Meta = { title: 'Screens/Complete signup', component: CompleteSignupScreen };
export default meta;

export const HalfWay: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { quietPremium: true })}>
        <CompleteSignupScreen
          art={{ kind: 'drawn', figure: posterCasts.mixed[2] }}
          title={t('signup.overview_title', 'Your profile so far')}
          text={t('signup.overview_text', 'The more you share, the easier it is to write to you.')}
          progress={{
            value: 0.4,
            label: '40 % complete',
          }}
          tasks={[
            { id: 'photo', label: t('signup.overview_photo', 'A photo of you'), done: true, href: '/signup' },
            { id: 'place', label: t('signup.about_title', 'About you'), done: true, href: '/signup' },
            {
              id: 'looks',
              label: t('signup.looks_title', 'How would we spot you?'),
              note: 'Hair, eyes, figure, tattoos',
              done: false,
              href: '/signup',
            },
            {
              id: 'interests',
              label: t('signup.wishes_title', 'What gets you going?'),
              done: false,
              href: '/signup',
            },
          ]}
          action={{ href: '/signup', label: t('actions.continue', 'Continue') }}
          later={{ href: '/members', label: t('signup.overview_later', 'Not now') }}
          {...args}
        />
      </AppFrame>
    );
  },
};
