import type { NotificationType } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import { after, earliest } from '../kernel/clock';
import { openChannels } from '../notifications/open-channels';
import { newLikes, type NewLike } from './new-likes';
import type { Recipient } from './recipient';
import { remindAt, type UnreadConversation } from './unread-conversations';
import { weekOf } from './week';
import type { DigestContent } from './write-digest';

const photoReminderSeconds = 3 * 86_400;

/** What is new for a member, whether or not it gets mailed. */
interface News {
  content: DigestContent;
  likes: readonly NewLike[];
  /** Conversations unread for a day, for which no reminder was mailed. */
  waiting: readonly UnreadConversation[];
  /** When the next pending item becomes due; null if none is pending. */
  next: Date | null;
}

/** Collects what is new for a member, and which part of it may be mailed. */
export async function gather(
  db: Db,
  recipient: Recipient,
  unread: readonly UnreadConversation[],
  brand: Brand,
  now: Date,
): Promise<News> {
  const { id } = recipient;
  const wants = async (type: NotificationType) =>
    (await openChannels(db, now, { accountId: id }, type)).has('mail');
  const fresh = unread.filter(({ news }) => news > 0);
  const conversations = (await wants('new_conversations')) ? fresh.filter(({ begins }) => begins) : [];
  const others = fresh.filter((one) => !conversations.includes(one) && (!one.begins || one.news > 1));
  const messages = (await wants('new_messages')) ? others : [];
  const notReminded = unread.filter(({ reminded }) => !reminded);
  const waiting = notReminded.filter((one) => remindAt(one) <= now);
  const unannounced = waiting.filter((one) => !conversations.includes(one) && !messages.includes(one));
  const likes = await newLikes(db, { id, pool: recipient.pool, brand: recipient.brand });
  const photoAt =
    recipient.has_photo || recipient.photo_reminded_at
      ? null
      : after(recipient.signup_date, photoReminderSeconds);
  const content: DigestContent = {
    conversations,
    messages,
    likes: (await wants('like')) ? likes : [],
    unread: unannounced.length > 0 && (await wants('unread_message_reminders')) ? unannounced : [],
    week:
      recipient.weekly && (await wants('weekly_updates')) ? await weekOf(db, recipient, brand, now) : null,
    photo: photoAt !== null && photoAt <= now && (await wants('reminders')),
  };
  const next = earliest([
    ...notReminded.filter((one) => !waiting.includes(one)).map(remindAt),
    ...(photoAt && photoAt > now ? [photoAt] : []),
  ]);
  return { content, likes, waiting, next };
}
