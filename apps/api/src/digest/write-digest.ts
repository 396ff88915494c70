import type { NotificationType } from '@heartwood/domain';
import type { Brand } from '../kernel/brands';
import type { MailIntl, MailTexts } from '../mail/compose-mail';
import { activationMailMessages } from '../accounts/messages';
import { shownName } from '../push/shown-name';
import { digestMessages as messages } from './messages';
import type { NewLike } from './new-likes';
import type { UnreadConversation } from './unread-conversations';
import type { Week } from './week';

/** The content of one mail; parts may be empty. */
export interface DigestContent {
  conversations: readonly UnreadConversation[];
  messages: readonly UnreadConversation[];
  likes: readonly NewLike[];
  /** Conversations the member is reminded of. */
  unread: readonly UnreadConversation[];
  week: Week | null;
  photo: boolean;
}

interface Part {
  type: NotificationType;
  heading: string;
  lines: readonly string[];
  subject: string;
  button: string;
  path: string;
}

const mostLines = 5;

function shortened(intl: MailIntl, lines: readonly string[]): string[] {
  const more = lines.length - mostLines;
  return [
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [intl.formatMessage(messages.more, { count: more })] : []),
  ];
}

function subjectOfWritten(
  intl: MailIntl,
  people: readonly UnreadConversation[],
  nameOf: (one: UnreadConversation) => string,
): string {
  const [first, ...others] = people;
  return first && others.length === 0
    ? intl.formatMessage(messages.subjectWrote, { name: nameOf(first) })
    : intl.formatMessage(messages.subjectPeople, { count: people.length });
}

function weekLines(intl: MailIntl, { newMembers, names, likes }: Week): string[] {
  const lines: string[] = [];
  if (newMembers > 0) {
    const arrived = newMembers > names.length ? messages.someNewMembers : messages.newMembers;
    lines.push(intl.formatMessage(arrived, { count: newMembers, names: intl.formatList(names) }));
  }
  if (likes > 0) lines.push(intl.formatMessage(messages.weekLikes, { count: likes }));
  return lines;
}

/** The non-empty sections of a mail, most important first. */
function partsOf(intl: MailIntl, brand: Brand, content: DigestContent): Part[] {
  const nameOf = (one: { name: string; fictional: boolean }) => shownName(intl, brand, one);
  const subject = subjectOfWritten(intl, [...content.conversations, ...content.messages], nameOf);
  const chats = { button: intl.formatMessage(messages.openMessages), path: '/chats' };
  const likes = content.likes.map((like) =>
    intl.formatMessage(like.match ? messages.match : messages.like, { name: nameOf(like) }),
  );
  const waiting = content.unread.map((one) => intl.formatMessage(messages.waiting, { name: nameOf(one) }));
  const week = intl.formatMessage(messages.week, { brand: brand.settings.name });
  const photo = intl.formatMessage(messages.photo);
  const parts: Part[] = [
    {
      type: 'new_conversations',
      heading: intl.formatMessage(messages.conversations),
      lines: content.conversations.map((one) =>
        intl.formatMessage(messages.conversation, { name: nameOf(one) }),
      ),
      subject,
      ...chats,
    },
    {
      type: 'new_messages',
      heading: intl.formatMessage(messages.messages),
      lines: content.messages.map((one) =>
        intl.formatMessage(messages.message, { name: nameOf(one), count: one.news }),
      ),
      subject,
      ...chats,
    },
    {
      type: 'like',
      heading: intl.formatMessage(messages.likes),
      lines: likes,
      subject:
        likes.length === 1 && likes[0] !== undefined
          ? likes[0]
          : intl.formatMessage(messages.subjectLikes, { count: likes.length }),
      button: intl.formatMessage(messages.openLikes),
      path: '/likes',
    },
    {
      type: 'unread_message_reminders',
      heading: intl.formatMessage(messages.unread),
      lines: waiting,
      subject: waiting[0] ?? '',
      ...chats,
    },
    {
      type: 'weekly_updates',
      heading: week,
      lines: content.week ? weekLines(intl, content.week) : [],
      subject: week,
      button: intl.formatMessage(messages.openMembers),
      path: '/members',
    },
    {
      type: 'reminders',
      heading: photo,
      lines: content.photo ? [intl.formatMessage(messages.photoText)] : [],
      subject: photo,
      button: intl.formatMessage(messages.openProfile),
      path: '/profile',
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The notification types a mail covers, in section order. */
export function typesOf(content: DigestContent): NotificationType[] {
  const parts: [NotificationType, boolean][] = [
    ['new_conversations', content.conversations.length > 0],
    ['new_messages', content.messages.length > 0],
    ['like', content.likes.length > 0],
    ['unread_message_reminders', content.unread.length > 0],
    ['weekly_updates', content.week !== null],
    ['reminders', content.photo],
  ];
  return parts.flatMap(([type, included]) => (included ? [type] : []));
}

/** Writes the mail. Senders are named, their messages never quoted. */
export function writeDigest(
  intl: MailIntl,
  { brand, origin, name }: { brand: Brand; origin: string; name: string },
  content: DigestContent,
): MailTexts {
  const parts = partsOf(intl, brand, content);
  const [first] = parts;
  if (!first) throw new Error('A digest needs at least one section.');
  return {
    subject: first.subject,
    preview: parts.flatMap(({ lines }) => lines)[0] ?? '',
    heading: intl.formatMessage(messages.heading, { name }),
    paragraphs: [],
    sections: parts.map(({ heading, lines }) => ({ heading, lines: shortened(intl, lines) })),
    action: { label: first.button, href: `${origin}${first.path}` },
    linkHint: intl.formatMessage(activationMailMessages.link),
    small: [intl.formatMessage(messages.once)],
  };
}
