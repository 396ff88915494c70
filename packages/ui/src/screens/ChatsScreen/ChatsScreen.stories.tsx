import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleChatList } from '../ChatScreen/sample-chat';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { ChatsScreen } from './ChatsScreen';
import type { ChatsScreenProps } from './ChatsScreen';

const meta: Meta = { title: 'Screens/Chats', component: ChatsScreen };
export default meta;

const story = (change: (props: ChatsScreenProps) => ChatsScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const props = {
      list: sampleChatList(t),
      choose: {
        title: t('chat.choose_title', 'Pick up where you left off'),
        text: t('chat.choose_text', 'Choose a conversation to read it here.'),
      },
    };
    return (
      <AppFrame {...sampleFrame(t, { place: 'messages', credits: 8 })}>
        <ChatsScreen {...change(props)} {...args} />
      </AppFrame>
    );
  },
});

export const Conversations = story((props) => props);
export const None = story((props) => ({ ...props, list: { ...props.list, rows: [], filters: undefined } }));
