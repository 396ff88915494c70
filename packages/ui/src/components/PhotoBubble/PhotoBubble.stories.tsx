import type { Meta } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { storyOf } from '../../samples/story-of';
import { people } from '../../screens/sample/sample-people';
import { PhotoBubble } from './PhotoBubble';
import type { PhotoBubbleProps } from './PhotoBubble';

const meta: Meta = { title: 'Components/PhotoBubble', component: PhotoBubble };
export default meta;

const [{ name }] = people;

export const Asked = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  photo: samplePortrait(3),
  veil: { kind: 'asked', text: t('chat_photos.ask', '{name} would like to show you a photo', { name }) },
  answers: {
    action: '#answer',
    accept: {
      label: t('chat_photos.accept', 'Let me see'),
      fields: {},
      onPress: (event) => event.preventDefault(),
    },
    decline: {
      label: t('chat_photos.decline', 'No, thanks'),
      fields: {},
      onPress: (event) => event.preventDefault(),
    },
  },
}));

export const Accepted = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  photo: samplePortrait(3),
  full: { href: '#photo', label: t('chat.photo_of', 'Photo from {name}, full size', { name }) },
}));

export const OwnWaiting = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'own' as const,
  author: t('chat.you', 'You'),
  photo: samplePortrait(1),
  note: { kind: 'waiting', text: t('chat_photos.waiting', 'Waiting for {name}', { name }) },
}));

export const OwnDeclined = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'own' as const,
  author: t('chat.you', 'You'),
  veil: {
    kind: 'declined',
    text: t('chat_photos.declined', '{name} doesn’t want to see this photo right now', { name }),
  },
  note: { kind: 'returned', text: t('chat_photos.returned', 'Your {count} credits are back', { count: 2 }) },
}));

export const Declined = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  veil: { kind: 'declined', text: t('chat_photos.declined_own', 'You chose not to see this photo') },
}));

export const Sending = storyOf<PhotoBubbleProps>(PhotoBubble, (t) => ({
  side: 'own' as const,
  author: t('chat.you', 'You'),
  photo: samplePortrait(1),
  progress: {
    value: 0.48,
    text: '48 %',
    label: t('chat_photos.sending', 'Sending the photo'),
    stop: { label: t('chat_photos.stop', 'Stop'), onPress: () => undefined },
  },
}));
