import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../components/Alert/Alert';
import { posterCasts } from '../poster/poster-casts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { LoginScreen } from './LoginScreen';
import type { LoginScreenProps } from './LoginScreen';

function login(t: StoryTexts): LoginScreenProps {
  return {
    title: t('login.title', 'Welcome back'),
    text: t('login.text', 'Someone may have written while you were away.'),
    art: { kind: 'drawn', figure: posterCasts.mixed[6] },
    form: { action: '/login' },
    email: { name: 'email', label: t('login.email', 'Email'), required: true },
    password: {
      name: 'password',
      label: t('login.password', 'Password'),
      required: true,
      showLabel: t('login.show_password', 'Show password'),
      hideLabel: t('login.hide_password', 'Hide password'),
    },
    submit: t('login.submit', 'Log in'),
    forgotten: { href: '/reset-password', label: t('login.forgotten', 'Forgot your password?') },
    signup: {
      question: t('login.no_account', 'New here?'),
      href: '/signup',
      label: t('login.signup', 'Join free'),
    },
  };
}

const meta: Meta = { title: 'Screens/Log in', component: LoginScreen };
export default meta;

const story = (change: (props: LoginScreenProps, t: StoryTexts) => LoginScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)} login={undefined}>
        <LoginScreen {...change(login(t), t)} {...args} />
      </VisitorFrame>
    );
  },
});

export const Empty = story((props) => props);

export const EmailNotFound = story((props, t) => ({
  ...props,
  email: {
    ...props.email,
    defaultValue: 'noor@gmial.com',
    error: t('errors.email_not_found', 'Email address not found'),
  },
}));

export const Locked = story((props, t) => ({
  ...props,
  error: t(
    'errors.too_many_attempts',
    'Too many failed attempts. Your account is locked for {minutes} min.',
    {
      minutes: 14,
    },
  ),
  email: { ...props.email, defaultValue: 'noor@example.com' },
}));

export const AfterActivation = story((props, t) => ({
  ...props,
  notice: (
    <Alert
      tone="success"
      title={t('activation.done_text', 'Your email address is confirmed. People can now reply to you.')}
    />
  ),
}));

export const Sending = story((props, t) => ({ ...props, busy: t('login.busy', 'Logging in') }));
