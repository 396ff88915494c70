import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterCasts } from '../poster/poster-casts';
import { textsOf } from '../story-texts';
import { SignupClosedScreen } from './SignupClosedScreen';

const meta: Meta = { title: 'Screens/SignupClosed', component: SignupClosedScreen };
export default meta;

export const ByInvitation: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <SignupClosedScreen
        figure={posterCasts.mixed[8]}
        title={t('signup.closed_title', 'By invitation only')}
        text={t('errors.invite_only', 'Right now, new members can only join by invitation.')}
        action={{ href: '/login', label: t('navigation.login', 'Log in') }}
        {...args}
      />
    );
  },
};
