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
import type { OutgoingPhoto } from './photo-outbox';
import { shownGift } from './shown-gift';
import type { GiftUse } from './shown-gift';
import { shownOutgoingPhoto, shownPhoto } from './shown-photo';
import type { PhotoUse } from './shown-photo';
import { clockText, dayText } from './time-texts';
import type { ReadingTime } from './time-texts';

/** The input of a conversation's messages. */
export interface ItemsMaterial {
  readonly name: string;
  readonly messages: readonly Message[];
  /** The messages being sent. */
  readonly queue: readonly Outgoing[];
  /** Messages received while the page was open. */
  readonly arrived: ReadonlySet<string>;
  /** Where the unread messages begin, and their label. */
  readonly unread: { readonly seq: number; readonly label: string } | null;
  /** The found message, and the search text. */
  readonly hit: { readonly message: string; readonly text: string } | null;
  readonly reading: ReadingTime;
  /** Either person has blocked the other, or the other has left. */
  readonly closed: boolean;
  /** Whether the browser is online. */
  readonly online: boolean;
  /** Retries a failed message by its key. */
  readonly onRetry: (key: string) => void;
  /** Discards a failed message by its key. */
  readonly onDiscard: (key: string) => void;
  readonly gifts: GiftUse;
  /** Photos, including those being sent. */
  readonly photos: PhotoUse & { readonly queue: readonly OutgoingPhoto[] };
}

interface ShownLine extends Line {
  readonly shown: ThreadMessage;
  readonly problem?: FormProblem;
}

function shownMessage(
  intl: IntlShape,
  message: Message,
  { name, gifts, photos, closed }: ItemsMaterial,
): ThreadMessage {
  const { id, type, text, photo, mine } = message;
  if (type === 'gift') return shownGift(intl, message, { name, use: gifts, closed });
  if (type === 'photo') return shownPhoto(intl, { id, mine, photo }, { name, use: photos, closed });
  return { kind: 'text', id, text: text ?? '' };
}

function lineOfMessage(intl: IntlShape, message: Message, material: ItemsMaterial): ShownLine {
  const { arrived, hit } = material;
  const { id, mine, created, status } = message;
  const shown = { ...shownMessage(intl, message, material), arrived: arrived.has(id) };
  if (hit?.message !== id) return { id, mine, created, status, shown };
  const found = shown.kind === 'text' ? { ...shown, found: hit.text } : shown;
  return { id, mine, created, status, shown: { ...found, hit: true } };
}

function shownOutgoing(
  intl: IntlShape,
  outgoing: Outgoing,
  { name, gifts, closed }: ItemsMaterial,
): ThreadMessage {
  const { key: id, text, gift } = outgoing;
  if (gift === undefined) return { kind: 'text', id, text };
  const given = { id, mine: true, gift, opened: null, text: text === '' ? null : text };
  return shownGift(intl, given, { name, use: gifts, closed });
}

function lineOfOutgoing(intl: IntlShape, outgoing: Outgoing, material: ItemsMaterial): ShownLine {
  const { key: id, created, state, problem } = outgoing;
  return {
    id,
    mine: true,
    created,
    status: state === 'failed' ? 'failed' : 'sending',
    shown: shownOutgoing(intl, outgoing, material),
    problem,
  };
}

function lineOfPhoto(intl: IntlShape, outgoing: OutgoingPhoto, { photos }: ItemsMaterial): ShownLine {
  const { key: id, created, state, problem } = outgoing;
  const shown = shownOutgoingPhoto(intl, outgoing, { use: photos });
  return { id, mine: true, created, status: state, shown, problem };
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
    if (online) return { kind: 'sending', text: intl.formatMessage(texts.sending) };
    const staysHere = line.shown.kind === 'photo';
    return { kind: 'waiting', text: intl.formatMessage(staysHere ? texts.offline : texts.waits_for_signal) };
  }
  if (line.status !== 'failed') return undefined;
  const text = [intl.formatMessage(texts.not_sent), whyNotSent(intl, line.problem, online)];
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

function itemsOf(intl: IntlShape, lines: readonly ShownLine[], material: ItemsMaterial): ThreadItem[] {
  const { reading } = material;
  return daysOf(lines, reading.timeZone).flatMap(({ date, groups }) => [
    { kind: 'day' as const, id: date, label: dayText(intl, date, reading) },
    ...groups.map((group) => groupOf(intl, group, material)),
  ]);
}

/**
 * Returns the messages by day and group, with the line above unread ones; at the end those being sent, and
 * failed ones.
 */
export function threadItems(intl: IntlShape, material: ItemsMaterial): ThreadItem[] {
  const { messages, queue, photos, unread } = material;
  const lineOf = (message: Message) => lineOfMessage(intl, message, material);
  const outgoing = [
    ...[...queue].sort(failedLast).map((waiting) => lineOfOutgoing(intl, waiting, material)),
    ...photos.queue.map((waiting) => lineOfPhoto(intl, waiting, material)),
  ];
  const from = unread === null ? -1 : messages.findIndex(({ seq }) => seq >= unread.seq);
  const held = from > 0 || (from === 0 && messages[0]?.seq === unread?.seq);
  if (unread === null || !held) return itemsOf(intl, [...messages.map(lineOf), ...outgoing], material);
  const before = itemsOf(intl, messages.slice(0, from).map(lineOf), material);
  const after = itemsOf(intl, [...messages.slice(from).map(lineOf), ...outgoing], material);
  const days = new Set(before.map(({ id }) => id));
  return [
    ...before,
    { kind: 'unread', id: 'unread', label: unread.label },
    ...after.filter(({ kind, id }) => kind !== 'day' || !days.has(id)),
  ];
}
