import type { Meta } from '@storybook/react-vite';
import { MessagesSquare, WifiOff } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta: Meta = { title: 'Components/EmptyState', component: EmptyState };
export default meta;

export const Empty = storyOf(EmptyState, (t) => ({
  icon: <MessagesSquare />,
  title: t('chat.empty_title', 'No conversations yet'),
  children: t('chat.empty_text', 'Someone has to write first. Why not you?'),
  action: <Button>{t('chat.empty_action', 'Discover members')}</Button>,
}));

export const Failed = storyOf(EmptyState, (t) => ({
  icon: <WifiOff />,
  title: t('errors.not_found', 'We couldn’t find this.'),
  children: t('errors.internal_error', 'Something went wrong. Please try again later.'),
  action: <Button look="outlined">{t('actions.retry', 'Try again')}</Button>,
  look: 'bare' as const,
}));
