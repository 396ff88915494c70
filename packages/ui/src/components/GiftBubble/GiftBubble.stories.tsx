import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { people } from '../../screens/sample/sample-people';
import { GiftBubble } from './GiftBubble';

const meta: Meta = { title: 'Components/GiftBubble', component: GiftBubble };
export default meta;

const [{ name }] = people;

export const Own = storyOf(GiftBubble, (t) => ({
  side: 'own' as const,
  author: t('chat.you', 'You'),
  gift: 'boat',
  name: t('gifts.boat', 'Day at sea'),
  note: t('gifts.for', 'Gift for {name}', { name }),
}));

export const Wrapped = storyOf(GiftBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  gift: null,
  name: t('gifts.wrapped', 'A gift for you'),
  note: t('gifts.from', 'Gift from {name}', { name }),
  unwrap: {
    label: t('gifts.open', 'Unwrap it'),
    action: '#open',
    fields: {},
    onPress: (event) => event.preventDefault(),
  },
}));

export const Opened = storyOf(GiftBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  gift: 'coffee',
  name: t('gifts.coffee', 'Coffee in bed'),
  note: t('gifts.from', 'Gift from {name}', { name }),
  line: t('profile_landing.opener', 'That look says you know a good wine bar. Care to share?'),
  again: {
    label: t('gifts.again', 'Look at “{gift}” again', { gift: t('gifts.coffee', 'Coffee in bed') }),
    onPress: () => undefined,
  },
}));
