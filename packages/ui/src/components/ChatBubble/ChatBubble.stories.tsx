import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Stack } from '../Stack/Stack';
import type { StackProps } from '../Stack/Stack';
import { ChatBubble, DayMark, MessageMeta } from './ChatBubble';

const meta: Meta = { title: 'Components/ChatBubble', component: ChatBubble };
export default meta;

const [{ name }] = people;

const opener = (t: StoryTexts) =>
  t('profile_landing.opener', 'That look says you know a good wine bar. Care to share?');

const answer = (t: StoryTexts) => t('profile_landing.answer_bold', 'Say that again over a drink with me.');

const you = (t: StoryTexts) => t('chat.you', 'You');

export const Own = storyOf(ChatBubble, (t) => ({
  side: 'own' as const,
  author: you(t),
  children: opener(t),
}));

export const Waiting = storyOf(ChatBubble, (t) => ({
  side: 'own' as const,
  author: you(t),
  unsent: 'waiting' as const,
  children: opener(t),
}));

export const Failed = storyOf(ChatBubble, (t) => ({
  side: 'own' as const,
  author: you(t),
  unsent: 'failed' as const,
  children: opener(t),
}));

export const Theirs = storyOf(ChatBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  children: answer(t),
}));

export const LongWords = storyOf(ChatBubble, (t) => ({
  side: 'theirs' as const,
  author: name,
  children: `${t('credits.submit', 'Buy now')}\n${t('footer.disclaimer', '{brand} is only for adults aged {min_age} or over. Members are responsible for what they write and show. Meet in a public place the first time, and never send money to someone you haven’t met.', { brand: name, min_age: 18 })}`,
}));

export const Conversation = storyOf<StackProps>(Stack, (t) => ({
  children: (
    <>
      <DayMark>4. 5. 2026</DayMark>
      <ChatBubble side="theirs" author={name}>
        {opener(t)}
      </ChatBubble>
      <ChatBubble side="own" author={you(t)}>
        {answer(t)}
      </ChatBubble>
      <MessageMeta side="own" time="09:32" dateTime="2026-05-04T07:32:00Z" read={t('chat.read', 'read')} />
      <MessageMeta
        side="own"
        time="09:39"
        dateTime="2026-05-04T07:39:00Z"
        status={{ kind: 'sending', text: t('chat.sending', 'Sending') }}
      />
      <MessageMeta
        side="own"
        time="09:40"
        dateTime="2026-05-04T07:40:00Z"
        status={{
          kind: 'waiting',
          text: t('chat.waits_for_signal', 'Will be sent as soon as you’re back online'),
        }}
      />
      <MessageMeta
        side="own"
        time="09:41"
        dateTime="2026-05-04T07:41:00Z"
        status={{ kind: 'failed', text: t('chat.not_sent', 'Not sent') }}
      />
    </>
  ),
}));
