import type { BanReason, NotificationType } from '@heartwood/domain';

/** Notification channels: open pages, the browsers' push services, the mail address. */
export const channels = ['page', 'push', 'mail'] as const;
/** One of the channels. */
export type Channel = (typeof channels)[number];

interface EventRow {
  /** The setting that turns its pushes and mails off; null: transactional, cannot be turned off. */
  setting: NotificationType | null;
  /** The event name that open pages receive. */
  page?: string;
  /** Transient: sent to pages that are open now, not stored. */
  passing?: true;
  push?: true;
  mail?: true;
  /** Mailed as part of the digest, at most once a day: `docs/0021`. */
  digest?: true;
  /** Its mails also go to unconfirmed addresses. */
  unconfirmed?: true;
  /** Its mails also go to banned members: required by law. */
  banned?: true;
}

/**
 * All events members are notified of. A type with `push` or `mail` needs its facts below, and a `pushJob` or
 * `mailJob` in the area it belongs to.
 */
export const eventTypes = {
  conversation: { setting: 'new_conversations', page: 'message', push: true, digest: true },
  message: { setting: 'new_messages', page: 'message', push: true, digest: true },
  unread: { setting: 'unread_message_reminders', push: true },
  read: { setting: null, page: 'read' },
  photo: { setting: null, page: 'photo' },
  typing: { setting: null, page: 'typing', passing: true },
  like: { setting: 'like', page: 'like', push: true, digest: true },
  match: { setting: 'like', page: 'match', push: true, digest: true },
  credits: { setting: null, page: 'credits' },
  payment: { setting: null, page: 'payment' },
  activation: { setting: null, mail: true },
  confirm_reminder: { setting: 'reminders', mail: true, unconfirmed: true },
  signup_attempt: { setting: null, mail: true },
  reset: { setting: null, mail: true },
  deletion: { setting: null, mail: true },
  password_changed: { setting: null, mail: true },
  email_change: { setting: null, mail: true },
  email_change_asked: { setting: null, mail: true },
  email_changed: { setting: null, mail: true },
  export_ready: { setting: null, mail: true },
  photo_rejected: { setting: null, mail: true },
  banned: { setting: null, mail: true, banned: true },
  report_decided: { setting: null, mail: true },
  directdebit_mandate: { setting: null, mail: true },
  directdebit_returned: { setting: null, mail: true },
  receipt: { setting: null, mail: true, banned: true },
  withdrawal: { setting: null, mail: true, banned: true },
} as const satisfies Record<string, EventRow>;

/** A type of event. */
export type EventType = keyof typeof eventTypes;

type TypeWith<Used extends Channel> = {
  [Type in EventType]: (typeof eventTypes)[Type] extends Record<Used, unknown> ? Type : never;
}[EventType];

/** A type of event that is pushed. */
export type PushType = TypeWith<'push'>;
/** A type of event that is mailed. */
export type MailType = TypeWith<'mail'>;

/** The brand a mail belongs to, and the origin of its links. */
export interface Site {
  brandId: string;
  /** Origin of the brand's site. */
  origin: string;
}

/** The change of a mail address. */
interface EmailChange extends Site {
  changeId: string;
}

/** An order by direct debit. */
interface DirectDebitOrder extends Site {
  paymentId: string;
}

/** The pool and brand on which two members meet. */
interface Meeting {
  pool: string;
  brand: string;
}

/** A payment on a brand's site. */
interface Sale {
  brandId: string;
  paymentId: string;
}

/** The payload from which a type's pushes and mails are written when they go out: ids, no texts. */
export interface Facts {
  conversation: { messageId: string };
  message: { messageId: string };
  unread: { conversationId: string };
  like: Meeting;
  match: Meeting;
  activation: Site;
  confirm_reminder: Site;
  signup_attempt: Site;
  reset: Site;
  deletion: Site;
  password_changed: Site;
  email_change: EmailChange;
  email_change_asked: EmailChange;
  email_changed: EmailChange;
  export_ready: Site;
  photo_rejected: { brandId: string; photoId: string };
  banned: { brandId: string; reason: BanReason };
  report_decided: { brandId: string; reference: string };
  directdebit_mandate: DirectDebitOrder;
  directdebit_returned: DirectDebitOrder;
  receipt: Sale;
  withdrawal: Sale;
}

/** The recipient of an event. */
export interface Recipient {
  /** Null if the requested address has no account: the same work is done, but nobody is notified. */
  accountId: string | null;
  /** The member who caused it. If that is also the recipient, only their open pages are notified. */
  byId?: string;
}

/** A push names the member who caused it. */
type By<Type extends EventType> = Type extends PushType ? { byId: string } : unknown;

/** An event to notify a member of; `page` is the payload for open pages. */
export type MemberEvent = {
  [Type in EventType]: Recipient &
    By<Type> & { type: Type } & (Type extends TypeWith<'page'> ? { page: object } : unknown) &
    (Type extends keyof Facts ? { facts: Facts[Type] } : unknown);
}[EventType];

/** The payload of a push or mail job. */
export type Delivery<Type extends PushType | MailType> = Recipient &
  By<Type> & {
    /** When it happened, ISO 8601. */
    at: string;
    facts: Facts[Type];
  };

/** The table row of a type. */
export function rowOf(type: EventType): EventRow {
  return eventTypes[type];
}

/** The name of the job that pushes or mails one type of event. */
export function deliveryName(channel: 'push' | 'mail', type: EventType): string {
  return `${channel}.${type}`;
}
