import { actionMessages } from '@heartwood/i18n';
import type { Message } from '@heartwood/api-contract';
import type { MessageGroup, ThreadItem, ThreadMessage } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { daysOf } from './line-groups';
import type { Line } from './line-groups';
import { chatMessages as texts } from './messages';
import type { Outgoing } from './outbox';
import { clockText, dayText } from './time-texts';
import type { ReadingTime } from './time-texts';

/** What the messages of a conversation are shown with. */
export interface ItemsMaterial {
  readonly name: string;
  readonly messages: readonly Message[];
  /** What is on its way. */
  readonly queue: readonly Outgoing[];
  readonly reading: ReadingTime;
  /** Whether the browser has a network. */
  readonly online: boolean;
  /** Sends a failed message again, by its key. */
  readonly onRetry: (key: string) => void;
  /** Lets go of a failed message, by its key. */
  readonly onDiscard: (key: string) => void;
}

interface ShownLine extends Line {
  readonly shown: ThreadMessage;
  readonly outgoing?: Outgoing;
}

function shownMessage(intl: IntlShape, message: Message, name: string): ThreadMessage {
  const { id, type, text, photo, mine } = message;
  if (type === 'photo' && photo?.filename && photo.thumb_filename) {
    const author = mine ? intl.formatMessage(texts.you) : name;
    const source = {
      src: photo.thumb_filename,
      width: photo.width,
      height: photo.height,
      ground: photo.tone,
      alt: '',
    };
    const label = intl.formatMessage(texts.photo_of, { name: author });
    return { kind: 'photo', id, photo: source, href: photo.filename, label };
  }
  const preview = type === 'photo' ? texts.photo_preview : texts.gift_preview;
  return { kind: 'text', id, text: text ?? intl.formatMessage(preview) };
}

function lineOfMessage(intl: IntlShape, message: Message, name: string): ShownLine {
  const { id, mine, created, status } = message;
  return { id, mine, created, status, shown: shownMessage(intl, message, name) };
}

function lineOfOutgoing(outgoing: Outgoing): ShownLine {
  const { key: id, text, created, state } = outgoing;
  return {
    id,
    mine: true,
    created,
    status: state === 'failed' ? 'failed' : 'sending',
    shown: { kind: 'text', id, text },
    outgoing,
  };
}

function whyNotSent(intl: IntlShape, problem: FormProblem | undefined, online: boolean): string {
  if (!online) return intl.formatMessage(texts.offline);
  if (problem?.code === 'authentication_required') return intl.formatMessage(texts.logged_out);
  return problem ? problemText(intl, problem) : '';
}

function statusOf(intl: IntlShape, line: ShownLine, material: ItemsMaterial): MessageGroup['status'] {
  const { online, onRetry, onDiscard } = material;
  if (line.status === 'waiting') return { kind: 'waiting', text: intl.formatMessage(texts.waiting) };
  if (line.status === 'sending') {
    return { kind: 'sending', text: intl.formatMessage(online ? texts.sending : texts.offline) };
  }
  if (line.status !== 'failed') return undefined;
  const text = [intl.formatMessage(texts.not_sent), whyNotSent(intl, line.outgoing?.problem, online)];
  return {
    kind: 'failed',
    text: text.filter(Boolean).join(' · '),
    retry: { label: intl.formatMessage(actionMessages.retry), onPress: () => onRetry(line.id) },
    discard: { label: intl.formatMessage(texts.discard), onPress: () => onDiscard(line.id) },
  };
}

function groupOf(
  intl: IntlShape,
  lines: readonly [ShownLine, ...ShownLine[]],
  material: ItemsMaterial,
): MessageGroup {
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  return {
    kind: 'group',
    id: first.id,
    side: first.mine ? 'own' : 'theirs',
    author: first.mine ? intl.formatMessage(texts.you) : material.name,
    messages: lines.map(({ shown }) => shown),
    time: clockText(intl, last.created, material.reading),
    dateTime: last.created,
    read: first.mine && last.status === 'read' ? intl.formatMessage(texts.read) : undefined,
    status: statusOf(intl, last, material),
  };
}

function failedLast(one: Outgoing, other: Outgoing): number {
  return Number(one.state === 'failed') - Number(other.state === 'failed');
}

/** The messages by day and group; at the end what is on its way, and what failed. */
export function threadItems(intl: IntlShape, material: ItemsMaterial): ThreadItem[] {
  const { messages, queue, name, reading } = material;
  const lines = [
    ...messages.map((message) => lineOfMessage(intl, message, name)),
    ...[...queue].sort(failedLast).map((outgoing) => lineOfOutgoing(outgoing)),
  ];
  return daysOf(lines, reading.timeZone).flatMap(({ date, groups }) => [
    { kind: 'day' as const, id: date, label: dayText(intl, date, reading) },
    ...groups.map((group) => groupOf(intl, group, material)),
  ]);
}
