import type { BanReason, NotificationType } from '@heartwood/domain';

/** How members are told: by their open pages, their browsers' push services, their mail address. */
export const channels = ['page', 'push', 'mail'] as const;
/** One of them. */
export type Channel = (typeof channels)[number];

interface EventRow {
  /** What the member turns its pushes and mails off by; null: they are transactional and cannot be turned off. */
  setting: NotificationType | null;
  /** The name by which open pages learn of it. */
  page?: string;
  /** Only pages that are open now learn of it; it is kept nowhere. */
  passing?: true;
  push?: true;
  mail?: true;
  /** It is mailed with all else that is new, once a day at most: `docs/0021`. */
  digest?: true;
  /** Its mails go to an address that is not confirmed, too. */
  unconfirmed?: true;
  /** Its mails go to who is banned, too: by law. */
  banned?: true;
}

/**
 * Everything that members are told of. A type with `push` or `mail` needs its facts below, and a job made by `pushJob`
 * or `mailJob` in the area it belongs to.
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

type TypeWith<Told extends Channel> = {
  [Type in EventType]: (typeof eventTypes)[Type] extends Record<Told, unknown> ? Type : never;
}[EventType];

/** A type of event that is told by push. */
export type PushType = TypeWith<'push'>;
/** A type of event that is told by mail. */
export type MailType = TypeWith<'mail'>;

/** Whose mail it is, and where its links lead. */
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

/** Where a member meets another: in which pool, and on which brand's site. */
interface Meeting {
  pool: string;
  brand: string;
}

/** A payment on a brand's site. */
interface Sale {
  brandId: string;
  paymentId: string;
}

/** What the pushes and mails of a type are written from when they go out: ids, no texts. */
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

/** Who is told of an event. */
export interface Told {
  /** Null where nobody has the address that was asked for: the same is done, and nobody is told. */
  accountId: string | null;
  /** The member who did it. Who did it and is told of it has pages that show it told, and nothing else. */
  byId?: string;
}

/** A push says who did it. */
type By<Type extends EventType> = Type extends PushType ? { byId: string } : unknown;

/** An event that a member is told of; `page` is what open pages get. */
export type MemberEvent = {
  [Type in EventType]: Told &
    By<Type> & { type: Type } & (Type extends TypeWith<'page'> ? { page: object } : unknown) &
    (Type extends keyof Facts ? { facts: Facts[Type] } : unknown);
}[EventType];

/** What the job of a push or mail is given. */
export type Delivery<Type extends PushType | MailType> = Told &
  By<Type> & {
    /** When it happened, in ISO form. */
    at: string;
    facts: Facts[Type];
  };

/** What the table says of a type. */
export function rowOf(type: EventType): EventRow {
  return eventTypes[type];
}

/** The name of the job that tells members of one type of event by push or mail. */
export function deliveryName(channel: 'push' | 'mail', type: EventType): string {
  return `${channel}.${type}`;
}
