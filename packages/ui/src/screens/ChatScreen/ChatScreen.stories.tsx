import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Coins, HandHeart } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert';
import { AlertStrip } from '../../components/AlertStrip/AlertStrip';
import { ButtonLink } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ChatFrame } from '../ChatFrame/ChatFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { ChatScreen } from './ChatScreen';
import { sampleBalance, sampleChat, sampleComposer } from './sample-chat';
import type { ThreadItem, ThreadProps } from './Thread';
import { ThreadSearch } from './ThreadSearch';

type Thread = Omit<ThreadProps, 'info'>;

const meta: Meta = { title: 'Screens/Chat', component: ChatScreen };
export default meta;

function chatFrame(t: StoryTexts, credits?: number) {
  const {
    footer: _footer,
    phone: _phone,
    bonus: _bonus,
    ...frame
  } = sampleFrame(t, { place: 'messages', credits, quietPremium: true });
  return frame;
}

const story = (change: (thread: Thread, t: StoryTexts) => Thread, credits?: number): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const chat = sampleChat(t);
    return (
      <ChatFrame {...chatFrame(t, credits)}>
        <ChatScreen {...chat} thread={change(chat.thread, t)} {...args} />
      </ChatFrame>
    );
  },
});

const line = (t: StoryTexts) =>
  t('lander.line_bold_dance', 'One dance. Then you decide if there’s a second.');

export const Running = story((thread) => thread, 8);

export const FreeMessagesLeft = story((thread, t) => ({
  ...thread,
  composer: {
    ...sampleComposer(t),
    price: t('chat.free_left', '{count} free messages left', { count: 2 }),
    balance: undefined,
    sendPrice: undefined,
  },
}));

export const NotEnoughCredits = story(
  (thread, t) => ({
    ...thread,
    composer: {
      ...sampleComposer(t),
      defaultValue: line(t),
      balance: sampleBalance(t, 0),
      topUp: { href: '/credits', label: t('chat.top_up', 'Get credits') },
      notice: (
        <Alert
          tone="danger"
          icon={<Coins />}
          title={t('errors.insufficient_credits', 'You don’t have enough credits')}
          action={
            <ButtonLink href="/credits" look="text" size="small">
              {t('chat.top_up', 'Get credits')}
            </ButtonLink>
          }
        >
          {t(
            'chat.insufficient',
            'A message costs {cost} credits, and you have {credits} left. Your text stays here.',
            {
              cost: 1,
              credits: 0,
            },
          )}
        </Alert>
      ),
    },
  }),
  0,
);

export const WaitingForConfirmation = story((thread, t) => ({
  ...thread,
  items: [
    ...thread.items,
    {
      kind: 'group',
      id: 'waiting',
      side: 'own',
      author: t('chat.you', 'You'),
      messages: [{ kind: 'text', id: 'w1', text: line(t) }],
      time: '09:44',
      dateTime: '2026-11-20T09:44:00Z',
      status: {
        kind: 'waiting',
        text: t('chat.waiting', 'Will be sent as soon as you confirm your email address'),
      },
    },
  ],
  composer: {
    ...sampleComposer(t),
    notice: (
      <Alert title={t('chat.confirm_title', 'Confirm your email address')}>
        {t(
          'chat.confirm_text',
          'Until then your messages wait here and no one sees them. Once you click the link in our email, they’re sent in order, and you won’t be charged twice.',
        )}
      </Alert>
    ),
  },
}));

export const WithoutNetwork = story((thread, t) => ({
  ...thread,
  partner: { ...thread.partner, status: t('chat.offline', 'You’re offline'), online: undefined },
  items: [
    ...thread.items,
    {
      kind: 'group',
      id: 'waiting',
      side: 'own',
      author: t('chat.you', 'You'),
      messages: [{ kind: 'text', id: 'w1', text: line(t) }],
      time: '09:44',
      dateTime: '2026-11-20T09:44:00Z',
      status: {
        kind: 'waiting',
        text: t('chat.waits_for_signal', 'Will be sent as soon as you’re back online'),
      },
    },
  ],
  composer: { ...sampleComposer(t), price: t('chat.counts_on_arrival', 'Charged once it’s sent') },
}));

export const FailedToSend = story(
  (thread, t) => ({
    ...thread,
    items: [
      ...thread.items,
      {
        kind: 'group',
        id: 'failed',
        side: 'own',
        author: t('chat.you', 'You'),
        messages: [{ kind: 'text', id: 'f1', text: line(t) }],
        time: '09:44',
        dateTime: '2026-11-20T09:44:00Z',
        status: {
          kind: 'failed',
          text: `${t('chat.not_sent', 'Not sent')} · ${t('chat.offline', 'You’re offline')}`,
          retry: { label: t('actions.retry', 'Try again'), onPress: () => undefined },
          discard: { label: t('chat.discard', 'Discard'), onPress: () => undefined },
        },
      },
    ],
  }),
  8,
);

export const Sending = story(
  (thread, t) => ({ ...thread, composer: { ...sampleComposer(t), busy: t('chat.sending', 'Sending') } }),
  8,
);

const discover = (t: StoryTexts) => (
  <ButtonLink href="/members" look="text" size="small">
    {t('chat.empty_action', 'Discover members')}
  </ButtonLink>
);

export const Blocked = story(
  (thread, t) => ({
    ...thread,
    like: undefined,
    partner: { ...thread.partner, online: undefined, status: undefined },
    composer: undefined,
    closed: (
      <Alert
        tone="neutral"
        title={t('chat.blocked_title', 'This conversation is closed')}
        action={discover(t)}
      >
        {t('errors.blocked', 'You can’t write to each other any more.')}
      </Alert>
    ),
  }),
  8,
);

/** The partner has left: messages stay, and nothing links to a profile. */
export const MemberLeft: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const { list, labels, thread } = sampleChat(t);
    const name = t('chat.left', 'Former member');
    const { back, menu, items } = thread;
    return (
      <ChatFrame {...chatFrame(t, 8)}>
        <ChatScreen
          list={{
            ...list,
            rows: list.rows.map((row) =>
              row.selected ? { ...row, name, photo: undefined, online: undefined } : row,
            ),
          }}
          labels={{ ...labels, info: t('chat.about', 'About {name}', { name }) }}
          partner={{ name, place: '' }}
          thread={{
            partner: { name },
            back,
            menu,
            items: items.map((item) =>
              item.kind === 'group' && item.side === 'theirs' ? { ...item, author: name } : item,
            ),
            label: t('chat.log', 'Conversation with {name}', { name }),
            closed: (
              <Alert
                tone="neutral"
                title={t('chat.blocked_title', 'This conversation is closed')}
                action={discover(t)}
              >
                {t(
                  'chat.left_text',
                  'This profile has been deleted. You can still read your conversation here.',
                )}
              </Alert>
            ),
          }}
          {...args}
        />
      </ChatFrame>
    );
  },
};

export const FirstMessage = story(
  (thread, t) => ({
    ...thread,
    items: [],
    start: (
      <EmptyState look="bare" icon={<HandHeart />} title={t('chat.start_title', 'The first move is yours')}>
        {t('chat.start_text', 'Ask {name} something a one-word answer won’t cover.', { name: 'Femke' })}
      </EmptyState>
    ),
  }),
  8,
);

export const Fictional = story(
  (thread, t) => ({
    ...thread,
    partner: {
      ...thread.partner,
      name: 'Maximilian-Alexander, 61',
      fictional: t('people.fictional', 'Fictional'),
    },
  }),
  8,
);

const find = (t: StoryTexts) => ({
  label: t('chat.find', 'Search in this conversation'),
  shortcut: 'Control+F',
  onPress: () => undefined,
});

/** Opened with two unread messages, while the partner is typing. */
export const UnreadAndTyping = story((thread, t) => {
  const [day, first, own, ...rest] = thread.items;
  const unread: ThreadItem = {
    kind: 'unread',
    id: 'unread',
    label: t('chat.new_messages', '{count} new messages', { count: 2 }),
  };
  return {
    ...thread,
    partner: { ...thread.partner, typing: t('chat.typing', '{name} is typing…', { name: 'Femke' }) },
    find: find(t),
    items: [day, first, own, unread, ...rest].filter((item) => item !== undefined),
  };
}, 8);

export const Searching = story((thread, t) => {
  const found = 'carbonara';
  const items = thread.items.map((item): ThreadItem =>
    item.kind === 'group' && item.id === 'g1'
      ? { ...item, messages: item.messages.map((message) => ({ ...message, hit: true, found })) }
      : item,
  );
  return {
    ...thread,
    items,
    search: (
      <ThreadSearch
        label={t('chat.find', 'Search in this conversation')}
        placeholder={t('chat.find_placeholder', 'A word, a name, a place')}
        value={found}
        maxLength={100}
        onInput={() => undefined}
        count={t('chat.found', '{at} of {count} messages', { at: 2, count: 5, more: 'no' })}
        older={{ label: t('chat.find_older', 'Older result'), onPress: () => undefined }}
        newer={{ label: t('chat.find_newer', 'Newer result'), onPress: () => undefined }}
        clear={t('chat.find_clear', 'Clear the field')}
        close={t('chat.find_close', 'Close the search')}
        onClose={() => undefined}
      />
    ),
  };
}, 8);

export const HistoryNearLimit = story(
  (thread, t) => ({
    ...thread,
    find: find(t),
    strip: (
      <AlertStrip
        icon={<Archive />}
        title={t('chat.history_near', '{count} more messages until the oldest ones disappear', { count: 50 })}
        action={
          <ButtonLink href="/settings" look="text" size="small">
            {t('chat.history_keep', 'Save a copy')}
          </ButtonLink>
        }
        dismiss={{ label: t('actions.close', 'Close'), onPress: () => undefined }}
      />
    ),
  }),
  8,
);
