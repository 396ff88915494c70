import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterCasts } from '../poster/poster-casts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { ActivationResultScreen } from './ActivationResultScreen';
import type { ActivationResultScreenProps } from './ActivationResultScreen';

const meta: Meta = { title: 'Screens/Activation', component: ActivationResultScreen };
export default meta;

const story = (props: (t: StoryTexts) => Omit<ActivationResultScreenProps, 'art'>): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <ActivationResultScreen
          art={{ kind: 'drawn', figure: posterCasts.mixed[8] }}
          {...props(t)}
          {...args}
        />
      </VisitorFrame>
    );
  },
});

export const Ready = story((t) => ({
  state: 'ready',
  title: t('activation.confirm_title', 'One last click'),
  text: t(
    'activation.confirm_text',
    'Confirm your email address and we’ll deliver the messages you’ve written.',
  ),
  action: {
    form: { action: '/activate/done' },
    hidden: { token: 'x' },
    submit: t('activation.confirm', 'Confirm my email address'),
  },
}));

export const Done = story((t) => ({
  state: 'done',
  title: t('activation.done_title', 'You’re in'),
  text: t('activation.done_text', 'Your email address is confirmed. People can now reply to you.'),
  next: { href: '/members', label: t('activation.to_members', 'Look around') },
}));

export const AccountDeleted = story((t) => ({
  state: 'ready',
  title: t('deleted.title', 'Your account has been deleted'),
  text: t(
    'deleted.text',
    'No one can see your profile any more. Miss us? For {days} days, the link in our email brings everything back. After that, your account is erased for good.',
    { days: 14 },
  ),
  next: { href: '/', label: t('deleted.to_start', 'Go to the home page') },
}));

export const ComingBack = story((t) => ({
  state: 'ready',
  title: t('deleted.ready_title', 'Coming back?'),
  text: t('deleted.ready_text', 'One click and your profile, photos and conversations are back.'),
  action: {
    form: { action: '/account-deleted' },
    hidden: { token: 'x' },
    submit: t('deleted.bring_back', 'Bring my account back'),
  },
}));

export const Failed = story((t) => ({
  state: 'failed',
  title: t('errors.link_invalid_or_expired', 'This link has expired or is invalid. Request a new email.'),
  text: t(
    'activation.error_text',
    'This link has expired or has already been used. We can send you a new one.',
  ),
  action: { form: { action: '/activate/error' }, submit: t('activation.resend', 'Send a new email') },
  next: { href: '/login', label: t('navigation.login', 'Log in') },
}));
