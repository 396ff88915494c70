import { navigationMessages } from '@heartwood/i18n';
import type { Chat, Message } from '@heartwood/api-contract';
import type { ChatListProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';
import { nameText } from './partner-props';
import { listTimeText } from './time-texts';
import type { ReadingTime } from './time-texts';
import type { UnsentRow } from './unsent-rows';

type Row = ChatListProps['rows'][number];

/** The list's input. */
export interface ListMaterial {
  readonly chats: readonly Chat[];
  /** The member whose conversation is open. */
  readonly current?: string;
  readonly unreadOnly: boolean;
  /** Number of unread messages in all conversations. */
  readonly unread: number;
  readonly reading: ReadingTime;
  /** Conversations in which the other person is typing. */
  readonly typing: ReadonlySet<string>;
  /** What is unsent, by recipient. */
  readonly unsent: ReadonlyMap<string, UnsentRow>;
  /** Cursor of the next page. */
  readonly next: string | null;
}

function words(intl: IntlShape, { type, text }: Message): string {
  if (type === 'photo') return intl.formatMessage(texts.photo_preview);
  if (type === 'gift') return intl.formatMessage(texts.gift_preview);
  return text ?? '';
}

function preview(intl: IntlShape, message: Message | null): string {
  if (!message) return '';
  const text = words(intl, message);
  return message.mine ? intl.formatMessage(texts.own_preview, { text }) : text;
}

function noteOf(intl: IntlShape, chat: Chat, { typing, unsent }: ListMaterial): Row['note'] {
  if (typing.has(chat.conversation_id)) {
    return { tone: 'success', text: intl.formatMessage(texts.typing_short) };
  }
  const waits = unsent.get(chat.profile_id);
  if (waits?.kind === 'failed') return { tone: 'danger', text: intl.formatMessage(texts.not_sent) };
  if (waits?.kind === 'waiting')
    return { tone: 'warn', text: intl.formatMessage(texts.waits), preview: waits.text };
  return waits && { tone: 'primary', text: intl.formatMessage(texts.draft), preview: waits.text };
}

function rowOf(intl: IntlShape, chat: Chat, material: ListMaterial): Row {
  const { current, reading } = material;
  const { profile, last_message: last, num_unread_messages: unread } = chat;
  return {
    id: chat.conversation_id,
    href: urls.path('chats-id', { id: chat.conversation_id }),
    name: nameText(intl, profile),
    photo: profile.main_image?.thumb_filename,
    ground: profile.main_image?.tone,
    fictional: profile.fictional ? intl.formatMessage(texts.fictional) : undefined,
    preview: preview(intl, last),
    note: noteOf(intl, chat, material),
    isPhoto: last?.type === 'photo',
    time: listTimeText(intl, chat.updated, reading),
    dateTime: chat.updated,
    unread,
    unreadLabel: intl.formatMessage(navigationMessages.unread_messages, { count: unread }),
    selected: chat.profile_id === current,
  };
}

function filters(intl: IntlShape, { unreadOnly, unread }: ListMaterial): ChatListProps['filters'] {
  const all = urls.path('chats');
  return [
    { href: all, label: intl.formatMessage(texts.all), selected: !unreadOnly },
    {
      href: urls.withQuery(all, { filter: 'unread' }),
      label: intl.formatMessage(texts.unread),
      selected: unreadOnly,
      count: unread,
      countLabel: intl.formatMessage(navigationMessages.unread_messages, { count: unread }),
    },
  ];
}

function emptyList(intl: IntlShape, unreadOnly: boolean): ChatListProps['empty'] {
  if (unreadOnly) {
    return {
      title: intl.formatMessage(texts.unread_empty_title),
      text: intl.formatMessage(texts.unread_empty_text),
      action: { href: urls.path('chats'), label: intl.formatMessage(texts.unread_empty_action) },
    };
  }
  return {
    title: intl.formatMessage(texts.empty_title),
    text: intl.formatMessage(texts.empty_text),
    action: { href: urls.path('members'), label: intl.formatMessage(texts.empty_action) },
  };
}

/** Returns the props of the list of conversations for the UI kit. */
export function listProps(intl: IntlShape, material: ListMaterial): ChatListProps {
  const { chats, unreadOnly, current, next } = material;
  const shown = unreadOnly
    ? chats.filter((chat) => chat.num_unread_messages > 0 || chat.profile_id === current)
    : chats;
  return {
    title: intl.formatMessage(navigationMessages.messages),
    label: intl.formatMessage(texts.list),
    filters: chats.length > 0 ? filters(intl, material) : undefined,
    rows: shown.map((chat) => rowOf(intl, chat, material)),
    empty: emptyList(intl, unreadOnly && chats.length > 0),
    more:
      next === null
        ? undefined
        : {
            href: urls.withQuery(urls.path('chats'), { cursor: next, filter: unreadOnly ? 'unread' : null }),
            label: intl.formatMessage(texts.more),
          },
  };
}
