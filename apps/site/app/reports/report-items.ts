import { reportReasons, reportSubjectTypes } from '@heartwood/domain';
import type { ReportReason, ReportSubjectType } from '@heartwood/domain';

/** Something of a member that can be reported. */
export type ReportItem =
  | { readonly type: 'profile'; readonly id: string }
  | { readonly type: 'photo'; readonly id: string; readonly number: number }
  | {
      readonly type: 'message' | 'gift';
      readonly id: string;
      /** What a message says; `null` of a photo and a gift. */
      readonly text: string | null;
      /** When it was sent. */
      readonly created: string;
    };

/** Whom a report is about, and what of them can be reported. */
export interface Reportable {
  readonly profile: string;
  readonly name: string;
  readonly items: readonly ReportItem[];
}

/** Names of the form's fields. */
export const reportFields = { subject: 'subject', reason: 'reason', text: 'text' } as const;

/** How the form names what is reported. */
export function itemValue({ type, id }: Pick<ReportItem, 'type' | 'id'>): string {
  return `${type}:${id}`;
}

interface ReportWords {
  readonly subject: { readonly type: ReportSubjectType; readonly id: string };
  readonly reason: ReportReason;
  readonly text: string;
}

/** What a form says as it was filled in. */
export interface ReportValues {
  readonly subject: string;
  readonly reason: string;
  readonly text: string;
}

/** A report as the API takes it; `undefined` where the form names no subject or no reason. */
export function reportOf({ subject, reason: wanted, text }: ReportValues): ReportWords | undefined {
  const [kind, id = ''] = subject.split(':', 2);
  const type = reportSubjectTypes.find((known) => known === kind);
  const reason = reportReasons.find((known) => known === wanted);
  return type && reason && id ? { subject: { type, id }, reason, text } : undefined;
}

const mostMessages = 30;

interface Told {
  readonly id: string;
  readonly type: 'text' | 'photo' | 'gift';
  readonly mine: boolean;
  readonly text: string | null;
  readonly created: string;
}

/** What the other wrote and gave in a conversation, the newest first. */
export function messageItems(messages: readonly Told[]): ReportItem[] {
  return messages
    .filter(({ mine }) => !mine)
    .slice(-mostMessages)
    .reverse()
    .map(({ id, type, text, created }) => ({
      type: type === 'gift' ? 'gift' : 'message',
      id,
      text: type === 'gift' ? null : text,
      created,
    }));
}
