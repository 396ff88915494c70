import type { Meta } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { samplePortrait } from '../../samples/portrait';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ToastFace } from './Toast';

const meta: Meta = { title: 'Components/Toast', component: ToastFace };
export default meta;

const close = (t: StoryTexts) => <IconButton size="small" label={t('actions.close', 'Close')} icon={<X />} />;

export const Saved = storyOf(ToastFace, (t) => ({
  tone: 'success' as const,
  title: t('reset.done_title', 'Your new password is set'),
  text: t('reset.done_text', 'Use it to log in from now on. Nice to have you back.'),
  close: close(t),
}));

export const Failed = storyOf(ToastFace, (t) => ({
  tone: 'danger' as const,
  title: t('transactions.failed_title', 'Payment failed'),
  text: t('transactions.failed_text', 'Nothing was charged. Try again, or choose another payment method.'),
  close: close(t),
}));

export const Undoable = storyOf(ToastFace, (t) => ({
  title: t('own_profile.saved', 'Saved'),
  action: (
    <Button look="text" size="small">
      {t('own_profile.undo', 'Undo')}
    </Button>
  ),
  close: close(t),
}));

export const Someone = storyOf(ToastFace, (t) => ({
  title: people[2].name,
  text: t('likes.new_like', 'New'),
  icon: <Avatar src={samplePortrait(2).src} alt="" />,
  action: <Button size="small">{t('match.view', 'View {name}’s profile', { name: people[2].name })}</Button>,
}));
