import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { samplePortrait } from '../../samples/portrait';
import { Stack } from '../Stack/Stack';
import { ChatBubble, DayMark, GiftMessage, MessageMeta, PhotoMessage } from './ChatBubble';

const meta = {
  title: 'Components/ChatBubble',
  component: ChatBubble,
} satisfies Meta<typeof ChatBubble>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Own: Story = { args: { side: 'own', author: 'Du', children: 'Halb acht? Ich reserviere.' } };

export const Theirs: Story = { args: { side: 'theirs', author: 'Mara', children: 'Gern. Am Hafen?' } };

export const LongGerman: Story = {
  args: {
    side: 'theirs',
    author: 'Mara',
    children:
      'Das Weinverkostungsabenteuer am Donnerstagabend war großartig.\nNächstes Mal nehmen wir die Straßenbahnhaltestelle am Rathausmarkt, versprochen.',
  },
};

export const Conversation: Story = {
  args: Own.args,
  render: () => (
    <Stack gap={12}>
      <DayMark>Heute</DayMark>
      <ChatBubble side="theirs" author="Mara">
        Guten Morgen!
      </ChatBubble>
      <ChatBubble side="own" author="Du">
        Gerade so 😄
      </ChatBubble>
      <MessageMeta side="own" time="09:32" dateTime="2026-05-04T07:32:00Z" read="gelesen" />
      <PhotoMessage side="theirs" photo={samplePortrait(3)} href="#photo" label="Foto von Mara öffnen" />
      <GiftMessage
        side="own"
        name="Rote Rose"
        forWhom="Geschenk für Mara"
        cost="3 Credits"
        picture={<Gift />}
      />
      <MessageMeta
        side="own"
        time="09:40"
        dateTime="2026-05-04T07:40:00Z"
        status={{ kind: 'waiting', text: 'Wird nach deiner Bestätigung zugestellt.' }}
      />
      <MessageMeta
        side="own"
        time="09:41"
        dateTime="2026-05-04T07:41:00Z"
        status={{ kind: 'failed', text: 'Nicht gesendet.' }}
      />
    </Stack>
  ),
};
