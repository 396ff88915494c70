import { reportReasons, reportSubjectTypes } from '@heartwood/domain';
import type { ReportReason, ReportSubjectType } from '@heartwood/domain';

/** A reportable item of a member. */
export type ReportItem =
  | { readonly type: 'profile'; readonly id: string }
  | { readonly type: 'photo'; readonly id: string; readonly number: number }
  | {
      readonly type: 'message' | 'gift';
      readonly id: string;
      /** A message's text; `null` for a photo and a gift. */
      readonly text: string | null;
      /** When it was sent. */
      readonly created: string;
    };

/** The member that a report is about, and their reportable items. */
export interface Reportable {
  readonly profile: string;
  readonly name: string;
  readonly items: readonly ReportItem[];
}

/** Names of the form fields. */
export const reportFields = { subject: 'subject', reason: 'reason', text: 'text' } as const;

/** Returns an item's value in the form. */
export function itemValue({ type, id }: Pick<ReportItem, 'type' | 'id'>): string {
  return `${type}:${id}`;
}

interface ReportWords {
  readonly subject: { readonly type: ReportSubjectType; readonly id: string };
  readonly reason: ReportReason;
  readonly text: string;
}

/** The values of a form as filled in. */
export interface ReportValues {
  readonly subject: string;
  readonly reason: string;
  readonly text: string;
}

/** Converts the form's values to the API's report; `undefined` if subject or reason is missing. */
export function reportOf({ subject, reason: wanted, text }: ReportValues): ReportWords | undefined {
  const [kind, id = ''] = subject.split(':', 2);
  const type = reportSubjectTypes.find((known) => known === kind);
  const reason = reportReasons.find((known) => known === wanted);
  return type && reason && id ? { subject: { type, id }, reason, text } : undefined;
}

interface ReportedMessage {
  readonly id: string;
  readonly type: 'text' | 'photo' | 'gift';
  readonly mine: boolean;
  readonly text: string | null;
  readonly created: string;
}

/** Returns what the other person wrote and gave in a conversation, newest first. */
export function messageItems(messages: readonly ReportedMessage[]): ReportItem[] {
  return messages
    .filter(({ mine }) => !mine)
    .reverse()
    .map(({ id, type, text, created }) => ({
      type: type === 'gift' ? 'gift' : 'message',
      id,
      text: type === 'gift' ? null : text,
      created,
    }));
}

interface Conversation {
  readonly profile: string;
  /** Either person has blocked the other, or the other has left: the profile can't be seen. */
  readonly closed: boolean;
  readonly messages: readonly ReportedMessage[];
}

/** Returns the other person's reportable items in a conversation. */
export function conversationItems({ profile, closed, messages }: Conversation): ReportItem[] {
  const received = messageItems(messages);
  return closed ? received : [{ type: 'profile', id: profile }, ...received];
}

/** Returns the item that a form about several starts with: the newest message or gift, else the first item. */
export function firstSelected(items: readonly ReportItem[]): ReportItem | undefined {
  return items.find(({ type }) => type === 'message' || type === 'gift') ?? items[0];
}
