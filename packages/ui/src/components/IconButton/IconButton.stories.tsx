import type { Meta } from '@storybook/react-vite';
import { ArrowLeft, Ellipsis, Gift, Heart, SendHorizontal, SlidersHorizontal } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Badge } from '../Badge/Badge';
import { IconButton } from './IconButton';
import type { IconButtonProps } from './IconButton';

const meta: Meta = { title: 'Components/IconButton', component: IconButton };
export default meta;

const button = (props: (t: StoryTexts) => IconButtonProps) => storyOf<IconButtonProps>(IconButton, props);

const gift = (t: StoryTexts): IconButtonProps => ({
  label: t('chat.gift_preview', 'Gift'),
  icon: <Gift />,
  look: 'soft',
});

export const Plain = button((t) => ({ label: t('chat.menu', 'More'), icon: <Ellipsis /> }));

export const Soft = button(gift);

export const Outlined = button((t) => ({
  label: t('people.like_name', 'Like {name}', { name: people[0].name }),
  icon: <Heart />,
  look: 'outlined',
  tone: 'primary',
  size: 'large',
}));

export const Filled = button((t) => ({
  label: t('actions.send', 'Send'),
  icon: <SendHorizontal />,
  look: 'filled',
}));

export const Glass = button((t) => ({
  label: t('actions.back', 'Back'),
  icon: <ArrowLeft />,
  look: 'glass',
}));

export const WithBadge = button((t) => ({
  label: t('members.more_filters_count', 'More filters: {count}', { count: 3 }),
  icon: <SlidersHorizontal />,
  badge: <Badge count={3} tone="neutral" size="small" />,
}));

export const Disabled = button((t) => ({ ...gift(t), disabled: true }));
