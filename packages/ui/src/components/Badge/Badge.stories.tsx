import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Badge } from './Badge';

const meta: Meta = { title: 'Components/Badge', component: Badge };
export default meta;

export const Unread = storyOf(Badge, (t) => ({
  count: 12,
  label: t('navigation.unread_messages', '{count} unread messages', { count: 12 }),
}));

export const Capped = storyOf(Badge, () => ({ count: 120 }));

export const Credits = storyOf(Badge, () => ({ count: 8, tone: 'secondary' as const }));

export const NoCredits = storyOf(Badge, () => ({ count: 0, tone: 'danger' as const }));

export const Filters = storyOf(Badge, () => ({ count: 3, tone: 'neutral' as const, size: 'small' as const }));
