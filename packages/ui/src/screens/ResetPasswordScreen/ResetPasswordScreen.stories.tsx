import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterCasts } from '../poster/poster-casts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import type { ResetPasswordScreenProps } from './ResetPasswordScreen';

const meta: Meta = { title: 'Screens/Reset password', component: ResetPasswordScreen };
export default meta;

const art = { kind: 'drawn', figure: posterCasts.mixed[6] } as const;

function ask(t: StoryTexts, wrong?: string): ResetPasswordScreenProps {
  return {
    title: t('reset.ask_title', 'Forgot your password?'),
    text: t(
      'reset.ask_text',
      'It happens. Enter your email address and we’ll send you a link to set a new password.',
    ),
    art,
    form: { action: '/reset-password' },
    fields: {
      kind: 'email',
      email: {
        name: 'email',
        label: t('login.email', 'Email'),
        required: true,
        defaultValue: wrong && 'noor@gmial.com',
        error: wrong,
      },
    },
    submit: t('reset.ask_submit', 'Send me the link'),
    next: { href: '/login', label: t('reset.to_login', 'Back to login') },
  };
}

function choose(t: StoryTexts, wrong?: string): ResetPasswordScreenProps {
  const eyes = {
    required: true,
    showLabel: t('login.show_password', 'Show password'),
    hideLabel: t('login.hide_password', 'Hide password'),
  };
  return {
    title: t('reset.choose_title', 'Choose a new password'),
    text: t('reset.choose_text', 'Something only you know. You’ll be logged out everywhere.'),
    art,
    form: { action: '/reset-password/do' },
    fields: {
      kind: 'password',
      password: {
        ...eyes,
        name: 'password',
        label: t('reset.password', 'New password'),
        hint: t('reset.password_hint', 'At least {count} characters', { count: 8 }),
      },
      repeat: { ...eyes, name: 'repeat', label: t('reset.repeat', 'Repeat new password'), error: wrong },
    },
    submit: t('reset.choose_submit', 'Save my new password'),
  };
}

const story = (props: (t: StoryTexts) => ResetPasswordScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <ResetPasswordScreen {...props(t)} {...args} />
      </VisitorFrame>
    );
  },
});

export const Ask = story((t) => ask(t));

export const EmailNotFound = story((t) => ask(t, t('errors.email_not_found', 'Email address not found')));

export const TooManyMails = story((t) => ({
  ...ask(t),
  error: t('errors.too_many_reset_mails', 'Too many password reset emails. Try again tomorrow.'),
}));

export const Sending = story((t) => ({ ...ask(t), busy: t('reset.sending', 'Sending') }));

export const Choose = story((t) => choose(t));

export const PasswordsDiffer = story((t) =>
  choose(t, t('errors.passwords_differ', 'The passwords you entered don’t match.')),
);

export const Saving = story((t) => ({ ...choose(t), busy: t('reset.saving', 'Saving') }));
