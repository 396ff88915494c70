import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Button } from '../Button/Button';
import { Alert } from './Alert';
import type { AlertProps } from './Alert';

const meta: Meta = { title: 'Components/Alert', component: Alert };
export default meta;

export const Warning = storyOf<AlertProps>(Alert, (t) => ({
  tone: 'warn',
  title: t('notices.confirm_title', 'Just one more click'),
  children: t(
    'signup.push_text',
    'We’ll tell you about messages and likes, nothing else. You can turn notifications off any time.',
  ),
  action: (
    <Button look="text" size="small">
      {t('notices.resend', 'Send the email again')}
    </Button>
  ),
}));

export const Danger = storyOf<AlertProps>(Alert, (t) => ({
  tone: 'danger',
  title: t('errors.insufficient_credits', 'You don’t have enough credits'),
  role: 'alert',
}));

export const Success = storyOf<AlertProps>(Alert, (t) => ({
  tone: 'success',
  title: t('activation.done_text', 'Your email address is confirmed. People can now reply to you.'),
}));

export const Neutral = storyOf<AlertProps>(Alert, (t) => ({
  tone: 'neutral',
  title: t('errors.blocked', 'You can’t write to each other any more.'),
}));

export const LongWords = storyOf<AlertProps>(Alert, (t) => ({
  tone: 'warn',
  title: t('chat.confirm_title', 'Confirm your email address'),
  children: t(
    'chat.confirm_text',
    'Until then your messages wait here and no one sees them. Once you click the link in our email, they’re sent in order, and you won’t be charged twice.',
  ),
  action: (
    <Button look="text" size="small">
      {t('notices.resend', 'Send the email again')}
    </Button>
  ),
  dismiss: { label: t('actions.close', 'Close'), onPress: () => undefined },
}));
