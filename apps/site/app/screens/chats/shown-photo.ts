import type { ChatPhoto, Message } from '@heartwood/api-contract';
import type { ThreadMessage } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { actionMessages } from '@heartwood/i18n';
import { chatMessages } from './messages';
import { photoMessages as texts } from './photo-messages';
import type { OutgoingPhoto } from './photo-outbox';

/** The operations on a conversation's photos. */
export interface PhotoUse {
  /** Action of the forms without script. */
  readonly action: string;
  /** The message being answered. */
  readonly answering: string | null;
  readonly onAnswer: (message: string, accepted: boolean) => void;
  readonly onStop: (key: string) => void;
}

interface ShownWith {
  /** The other member's name as shown on the page. */
  readonly name: string;
  readonly use: PhotoUse;
  /** Either person has blocked the other, or the other has left: their photos are hidden. */
  readonly closed: boolean;
}

type PhotoBubble = Extract<ThreadMessage, { kind: 'photo' }>;

function sourceOf({ thumb_filename: src, width, height, tone: ground }: ChatPhoto) {
  return src === null ? undefined : { src, width, height, ground, alt: '' };
}

function fullOf(intl: IntlShape, { filename }: ChatPhoto, author: string): PhotoBubble['full'] {
  if (filename === null) return undefined;
  return { href: filename, label: intl.formatMessage(chatMessages.photo_of, { name: author }) };
}

function answersOf(intl: IntlShape, id: string, { use }: ShownWith): PhotoBubble['answers'] {
  const answer = (accepted: boolean) => ({
    label: intl.formatMessage(accepted ? texts.accept : texts.decline),
    fields: { intent: accepted ? 'accept' : 'decline', message: id },
    onPress: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      use.onAnswer(id, accepted);
    },
  });
  return {
    action: use.action,
    busy: use.answering === id ? intl.formatMessage(actionMessages.loading) : undefined,
    accept: answer(true),
    decline: answer(false),
  };
}

function own(intl: IntlShape, id: string, photo: ChatPhoto, name: string): PhotoBubble {
  const base = { kind: 'photo' as const, id };
  if (photo.state === 'declined')
    return {
      ...base,
      veil: { kind: 'declined', text: intl.formatMessage(texts.declined, { name }) },
      note:
        photo.refund > 0
          ? { kind: 'returned', text: intl.formatMessage(texts.returned, { count: photo.refund }) }
          : undefined,
    };
  return {
    ...base,
    photo: sourceOf(photo),
    full: fullOf(intl, photo, intl.formatMessage(chatMessages.you)),
    note:
      photo.state === 'waiting'
        ? { kind: 'waiting', text: intl.formatMessage(texts.waiting, { name }) }
        : undefined,
  };
}

function theirs(intl: IntlShape, id: string, photo: ChatPhoto, shown: ShownWith): PhotoBubble {
  const { name } = shown;
  const base = { kind: 'photo' as const, id };
  if (photo.state === 'declined')
    return { ...base, veil: { kind: 'declined', text: intl.formatMessage(texts.declined_own) } };
  if (photo.state === 'accepted') return { ...base, photo: sourceOf(photo), full: fullOf(intl, photo, name) };
  return {
    ...base,
    photo: sourceOf(photo),
    veil: { kind: 'asked', text: intl.formatMessage(texts.ask, { name }) },
    answers: answersOf(intl, id, shown),
  };
}

/** Returns a photo as shown in its bubble: the receiver's decision determines who sees what. */
export function shownPhoto(
  intl: IntlShape,
  { id, mine, photo }: Pick<Message, 'id' | 'mine' | 'photo'>,
  shown: ShownWith,
): ThreadMessage {
  const isGone = photo === null || (shown.closed && !mine && photo.state !== 'declined');
  if (isGone) return { kind: 'text', id, text: intl.formatMessage(texts.gone) };
  return mine ? own(intl, id, photo, shown.name) : theirs(intl, id, photo, shown);
}

/** Returns a photo being sent as shown in its bubble. */
export function shownOutgoingPhoto(
  intl: IntlShape,
  { key, picture, state, progress }: OutgoingPhoto,
  { use }: Pick<ShownWith, 'use'>,
): ThreadMessage {
  const photo = { src: picture, width: 212, height: 196, alt: '' };
  if (state === 'failed') return { kind: 'photo', id: key, photo };
  return {
    kind: 'photo',
    id: key,
    photo,
    progress: {
      value: progress,
      text: intl.formatNumber(progress, { style: 'percent', maximumFractionDigits: 0 }),
      label: intl.formatMessage(texts.sending),
      stop: { label: intl.formatMessage(texts.stop), onPress: () => use.onStop(key) },
    },
  };
}
