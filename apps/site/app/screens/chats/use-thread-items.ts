import type { ThreadItem } from '@heartwood/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { chatMessages as texts } from './messages';
import { notYetShown } from './outbox';
import { threadItems } from './thread-items';
import type { ItemsMaterial } from './thread-items';
import type { useThreadView } from './use-thread-view';

type View = Pick<ReturnType<typeof useThreadView>, 'thread' | 'arrived' | 'unread' | 'hit'>;
type Given = Omit<ItemsMaterial, 'messages' | 'closed' | 'arrived' | 'unread' | 'hit'>;

/** Returns the items of a conversation's page; the same list while nothing has changed. */
export function useThreadItems({ thread, arrived, unread, hit }: View, given: Given): ThreadItem[] {
  const intl = useIntl();
  const { messages, has_newer, blocked } = thread;
  const { name, queue, online } = given;
  const { timeZone, now } = given.reading;
  const { action, answering, queue: photosSent } = given.photos;
  const latest = useLatest(given);
  return useMemo(
    () =>
      threadItems(intl, {
        name,
        messages,
        closed: blocked,
        queue: has_newer ? [] : notYetShown(queue, messages),
        arrived,
        unread: unread && {
          seq: unread.seq,
          label: intl.formatMessage(texts.new_messages, { count: unread.count }),
        },
        hit: hit && { message: hit.message.id, text: hit.text },
        reading: { timeZone, now },
        online,
        onRetry: (key) => latest.current.onRetry(key),
        onDiscard: (key) => latest.current.onDiscard(key),
        gifts: { action, onShow: (message) => latest.current.gifts.onShow(message) },
        photos: {
          action,
          answering,
          queue: photosSent,
          onAnswer: (message, accepted) => latest.current.photos.onAnswer(message, accepted),
          onStop: (key) => latest.current.photos.onStop(key),
        },
      }),
    [
      intl,
      name,
      messages,
      blocked,
      has_newer,
      queue,
      arrived,
      unread,
      hit,
      timeZone,
      now,
      online,
      action,
      answering,
      photosSent,
      latest,
    ],
  );
}
