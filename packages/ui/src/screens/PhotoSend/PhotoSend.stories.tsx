import type { Meta, StoryObj } from '@storybook/react-vite';
import { people, portraits } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PhotoSend } from './PhotoSend';
import type { PhotoSendProps } from './PhotoSend';

const meta: Meta = { title: 'Screens/PhotoSend', component: PhotoSend };
export default meta;

const [{ name }] = people;

const story = (change: (props: PhotoSendProps, t: StoryTexts) => PhotoSendProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const props: PhotoSendProps = {
      isOpen: true,
      title: t('chat_photos.title', 'Photo for {name}', { name }),
      close: t('actions.close', 'Close'),
      onClose: () => undefined,
      picture: { src: portraits.david, label: t('chat_photos.preview', 'The photo you chose') },
      take: t('chat_photos.take', 'Take a photo'),
      pick: t('chat_photos.pick', 'Choose a photo'),
      onFile: () => undefined,
      note: t(
        'chat_photos.note',
        'It stays blurred until {name} chooses to see it. If {name} says no, you get your credits back.',
        { name },
      ),
      price: `${t('gifts.total', '{count} credits', { count: 2 })} · 1,78 €`,
      send: t('actions.send', 'Send'),
      onSend: () => undefined,
    };
    return <PhotoSend {...change(props, t)} {...args} />;
  },
});

export const Chosen = story((props) => props);
export const NothingChosen = story((props) => ({ ...props, picture: undefined }));
export const CreditsMissing = story((props, t) => ({
  ...props,
  missing: {
    text: t('gifts.missing', 'You need {count} more credits', { count: 2 }),
    topUp: { href: '/credits', label: t('chat.top_up', 'Get credits') },
  },
}));
export const TooLarge = story((props, t) => ({
  ...props,
  picture: undefined,
  error: t('errors.payload_too_large', 'That’s too large. Please choose a smaller file.'),
}));
