import type {
  ChosenSearch,
  ComplaintReason,
  MatchFinderAnswers,
  PhotoRejectionReason,
  ReportReason,
  ReportSubjectType,
  SavedSearch,
  Tracking,
} from '@heartwood/domain';
import type { Generated, Insertable, Selectable } from 'kysely';

import type { Defaulted, Json } from './column-forms';
import type {
  DirectDebitBatchTable,
  DirectDebitEntryTable,
  DirectDebitTable,
  OutgoingSmsTable,
} from './direct-debit-schema';
import type {
  DiscountCodeTable,
  DiscountRedemptionTable,
  LedgerCheckTable,
  LedgerTable,
  PaymentRefundTable,
  PaymentTable,
  ReceiptSeriesTable,
  PaymentCountTable,
  SandboxPaymentTable,
  WithdrawalTable,
} from './money-schema';

/** A calendar day, `YYYY-MM-DD`, never a Date. */
type Day = string;

/** `erased` is final: the row stays for references, without personal data. */
export type AccountStatus = 'not_confirmed' | 'active' | 'deleted' | 'banned' | 'erased';

export interface AccountTable {
  id: Generated<string>;
  pool: string;
  brand: string;
  email: string;
  /** The address normalised for comparison; unique in a pool. */
  email_key: string;
  password_hash: string;
  status: Defaulted<AccountStatus>;
  language: string;
  credits: Defaulted<number>;
  debt: Defaulted<number>;
  paid_user: Defaulted<boolean>;
  signup_date: Date;
  confirmed_at: Date | null;
  deleted_at: Date | null;
  /** The newest accepted version of the terms, and when; `terms_acceptance` also has the earlier ones. */
  terms_version: string;
  terms_accepted_at: Date;
  tracking: Json<Tracking> | null;
  country: string | null;
  invisible: Defaulted<boolean>;
  spend_limit: number | null;
  /** Null for the currency of the account's country. */
  spend_limit_currency: Defaulted<string | null>;
  /** A pending higher limit, or null for none, which applies from `spend_limit_from`. */
  spend_limit_next: Defaulted<number | null>;
  /** Null if no change is pending. */
  spend_limit_from: Defaulted<Date | null>;
  /** Why mails to this member are stopped: `spam_complaint`, `bounce`, `list_unsubscribe`. */
  notifications_disabled: Defaulted<string[]>;
  /** When the member last turned stopped mails on again; earlier mail events no longer count. */
  mails_turned_on_at: Defaulted<Date | null>;
  /** Free conversations started; the limit is a brand setting. */
  free_conversations_used: Defaulted<number>;
  /** Once-only discounts used by earlier accounts of this address. */
  used_discounts: Defaulted<string[]>;
  /** The filters of the member's last search; null before the first one. */
  search: Json<SavedSearch> | null;
  /** Who the member wanted to meet when signing up. */
  chosen_search: Json<ChosenSearch> | null;
  fictional: Defaulted<boolean>;
  demo: Defaulted<boolean>;
  last_active_at: Date;
  /** Read receipts: others see what this member has read, and vice versa. */
  show_read: Defaulted<boolean>;
  show_typing: Defaulted<boolean>;
  /** When the member answered the offer to stay; null if not yet. */
  deletion_offer_answered_at: Defaulted<Date | null>;
  /** Since when direct debit is blocked because a payment was reversed. */
  directdebit_blocked_at: Defaulted<Date | null>;
}

/** A requested address change; the old address stays valid until the link is used. */
export interface EmailChangeTable {
  id: Generated<string>;
  account_id: string;
  email: string;
  email_key: string;
  requested_at: Date;
  /** The session that requested it, which may have ended. */
  session_id: Defaulted<string | null>;
  /** The previous address, once changed. */
  former_email: Defaulted<string | null>;
  confirmed_at: Defaulted<Date | null>;
  /** When another change of the account invalidated its link. */
  ended_at: Defaulted<Date | null>;
}

/** A member's latest data export. */
export interface DataExportTable {
  account_id: string;
  /** Key of its file in the photo store. */
  key: string;
  requested_at: Date;
  ready_at: Defaulted<Date | null>;
  expires_at: Defaulted<Date | null>;
  /** Bytes; null once the file is deleted. */
  size: Defaulted<number | null>;
}

/** Every version of the terms a member accepted. Append only. */
export interface TermsAcceptanceTable {
  account_id: string;
  version: string;
  /** The brand whose site it was accepted on. */
  brand: string;
  accepted_at: Date;
}

/** What is kept of addresses of erased accounts: a keyed hash and the once-only discounts used. */
export interface ErasedAddressTable {
  pool: string;
  address_hash: string;
  used_discounts: string[];
  erased_at: Date;
}

/** How many members of a brand left for good, by month in UTC (`YYYY-MM`) and reason. */
export interface DeletionCountTable {
  brand: string;
  month: string;
  /** `none` if the member gave no reason. */
  reason: string;
  count: number;
}

/** What a deletion removed and why; deleted on reactivation. Its time is `account.deleted_at`. */
export interface AccountDeletionTable {
  account_id: string;
  reason: string | null;
  comment: string | null;
  account_status: 'not_confirmed' | 'active';
  profile_status: 'active' | 'disabled';
}

/** A complaint with its reference; support gets it by mail. */
export interface ComplaintTable {
  reference: string;
  brand: string;
  /** Null for a visitor. */
  account_id: string | null;
  /** The complainant's address. */
  email: string;
  reason: ComplaintReason;
  text: string;
  created_at: Date;
  mailed_at: Date | null;
}

/** A member's report; its copy of the content is for moderators only, and is deleted as `docs/0020` says. */
export interface ReportTable {
  reference: string;
  /** The brand it was reported on. */
  brand: string;
  /** Null once the reporter's account is erased. */
  reporter_id: string | null;
  reported_id: string;
  subject_type: ReportSubjectType;
  subject_id: string;
  reason: ReportReason;
  /** What the reporter wrote. */
  text: string;
  /** The reported member's name at the time. */
  name: string;
  /** The reported content at the time: a description, a message, the id of a gift. */
  content: string;
  /** The copy of a reported picture, while the report is open. */
  photo_key: string | null;
  status: Defaulted<'open' | 'upheld' | 'dismissed'>;
  created_at: Date;
  decided_at: Date | null;
}

export interface ProfileTable {
  /** The account's id. */
  id: string;
  pool: string;
  name: string;
  status: Defaulted<'active' | 'disabled'>;
  /** Searchable: confirmed, not invisible, not deleted, not disabled. */
  visible: Defaulted<boolean>;
  gender: string | null;
  sexuality: string | null;
  date_of_birth: Day;
  country: string | null;
  region: string | null;
  city: string | null;
  reason_for_signup: string | null;
  hair_colour: string | null;
  eye_colour: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  description: Defaulted<string>;
  interests: Defaulted<string[]>;
  fictional: Defaulted<boolean>;
  demo: Defaulted<boolean>;
  photos_count: Defaulted<number>;
  main_photo_id: string | null;
  created_at: Date;
  last_active_at: Date;
  /** When the member agreed to be shown in advertising; null without consent. */
  advertising_agreed_at: Defaulted<Date | null>;
  /** The brands whose sites show the member: the own one, and those the member agreed to. */
  shown_on: string[];
  /** The member left for good; conversations still show a placeholder. */
  erased: Defaulted<boolean>;
}

export interface PhotoTable {
  id: Generated<string>;
  account_id: string;
  /** Media keys, 32 hex digits each; the blurred ones are separate files. */
  key: string;
  thumb_key: string;
  match_key: string;
  blurred_key: string;
  blurred_thumb_key: string;
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  tone: string;
  status: Defaulted<'active' | 'inspection' | 'rejected'>;
  private: Defaulted<boolean>;
  main: Defaulted<boolean>;
  position: Defaulted<number>;
  created_at: Date;
  /** Only for a rejected photo, whose files are deleted. */
  rejected_reason: Defaulted<PhotoRejectionReason | null>;
  rejected_at: Defaulted<Date | null>;
  /** When a moderator approved it. */
  reviewed_at: Defaulted<Date | null>;
}

/** A photo one member sent to another, not part of a profile. */
export interface ChatPhotoTable {
  id: string;
  /** The sender. */
  account_id: string;
  recipient_id: string;
  /** Media keys, as for a profile photo. */
  key: string;
  thumb_key: string;
  match_key: string;
  blurred_key: string;
  blurred_thumb_key: string;
  width: number;
  height: number;
  tone: string;
  /** The recipient's decision. */
  state: Defaulted<'waiting' | 'accepted' | 'declined'>;
  created_at: Date;
}

export interface LikedTable {
  from_id: string;
  to_id: string;
  pool: string;
  created_at: Date;
  is_new: Defaulted<boolean>;
  shown_at: Date | null;
  /** False while a like of the swipe game can be undone: it stays hidden from the recipient until then. */
  revealed: Defaulted<boolean>;
  /** The recipient was mailed about it. */
  mailed: Defaulted<boolean>;
}

/** The last swipe of a member over another. */
export interface SwipeTable {
  /** Later swipes have higher numbers. */
  id: Generated<number>;
  account_id: string;
  other_id: string;
  liked: boolean;
  /** The other member's like was new until this swipe met it. */
  cleared_new: Defaulted<boolean>;
  /** The day in the brand's time zone. */
  day: Day;
  swiped_at: Date;
}

/** Likes a member gave in the swipe game, per day in the brand's time zone. */
export interface SwipeDayTable {
  account_id: string;
  day: Day;
  likes: number;
}

/** A member's answers in the match finder. */
export interface MatchFinderTable {
  account_id: string;
  answers: Json<MatchFinderAnswers>;
}

export interface BlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

export interface ConversationTable {
  id: Generated<string>;
  pool: string;
  /** The smaller of the two account ids (text order), then the larger. */
  low_id: string;
  high_id: string;
  started_by: string;
  last_seq: Defaulted<number>;
  last_message_at: Date | null;
  created_at: Date;
}

export interface ConversationMemberTable {
  conversation_id: string;
  account_id: string;
  other_id: string;
  read_seq: Defaulted<number>;
  /** Messages up to this one were removed by this member. */
  hidden_seq: Defaulted<number>;
  free_messages_used: Defaulted<number>;
  /** The last message this member was mailed about, and the last one covered by a mailed and a pushed reminder. */
  mailed_seq: Defaulted<number>;
  reminded_seq: Defaulted<number>;
  pushed_seq: Defaulted<number>;
}

export type MessageType = 'text' | 'gift' | 'photo';

export interface MessageTable {
  conversation_id: string;
  /** Consecutive within its conversation, from 1. */
  seq: number;
  id: Generated<string>;
  sender_id: string;
  type: MessageType;
  text: string | null;
  gift: string | null;
  photo_id: string | null;
  cost: Defaulted<number>;
  created_at: Date;
  /** When its recipient opened a gift. */
  opened_at: Defaulted<Date | null>;
}

/** Messages of an unconfirmed member; delivered in the order of `position` at activation. */
export interface WaitingMessageTable {
  id: Generated<string>;
  position: Generated<number>;
  sender_id: string;
  recipient_id: string;
  type: MessageType;
  text: string | null;
  gift: string | null;
  photo_id: string | null;
  cost: Defaulted<number>;
  created_at: Date;
}

export interface SessionTable {
  id: Generated<string>;
  /** sha256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string;
}

export type TokenPurpose = 'activation' | 'reset' | 'mail_change' | 'reactivation';

export interface TokenTable {
  /** sha256 of the token in the link, hex. */
  hash: string;
  purpose: TokenPurpose;
  account_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: Json<unknown> | null;
  /**
   * The response opened a session for this account; so does its replay, while the account has that password
   * hash.
   */
  signed_in_id: string | null;
  signed_in_hash: string | null;
  created_at: Date;
}

export interface EventTable {
  id: Generated<number>;
  account_id: string;
  type: string;
  data: Json<unknown>;
  created_at: Date;
}

/** The demo mailbox. */
export interface OutgoingMailTable {
  id: Generated<number>;
  to_address: string;
  from_address: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}

/** A browser's push subscription; it ends with its session. */
export interface PushSubscriptionTable {
  id: Generated<string>;
  session_id: string;
  /** The brand it was created on. */
  brand: string;
  /** The push service's URL for this browser. */
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Which event was pushed to which browser; kept for a day. */
export interface PushSentTable {
  subscription_id: string;
  event: string;
  sent_at: Date;
}

/** Pushes the demo would have sent. */
export interface OutgoingPushTable {
  id: Generated<number>;
  endpoint: string;
  payload: string;
  created_at: Date;
}

export interface NotificationSettingTable {
  account_id: string;
  type: string;
  channel: 'mail' | 'push';
  enabled: boolean;
  /** When the link of a mail turned it off; null if it was chosen in the settings. */
  unsubscribed_at: Defaulted<Date | null>;
}

/** State of a member's notifications; no row if there is none. */
export interface NotificationStateTable {
  account_id: string;
  /** Quiet hours: no pushes between these times of day, `HH:MM` in the time zone. */
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string | null;
  /** When the last optional mail was sent: at most one a day. */
  mailed_at: Defaulted<Date | null>;
  /** When the last weekly summary started. */
  weekly_at: Defaulted<Date | null>;
  /** How many reminders to confirm the address were sent. */
  confirm_reminders: Defaulted<number>;
  photo_reminded_at: Defaulted<Date | null>;
}

/** When to check what is new for a member; no row if there is nothing to check. */
export interface NotificationLookTable {
  account_id: string;
  due_at: Defaulted<Date | null>;
  /** Until when the job of the last check may still be running. */
  working_until: Defaulted<Date | null>;
  /** A weekly summary is due. */
  weekly: Defaulted<boolean>;
}

/** A mail to all members of a brand who opted in to such mails. */
export interface BroadcastTable {
  /** A hash of its content. */
  id: string;
  brand: string;
  locale: string;
  type: 'promotions' | 'news' | 'terms';
  subject: string;
  text: string;
  created_at: Date;
}

/** The recipients of a broadcast, and when each was mailed. */
export interface BroadcastRecipientTable {
  broadcast_id: string;
  account_id: string;
  mailed_at: Defaulted<Date | null>;
}

/** The table layout of rate-limiter-flexible. */
export interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

/** How many messages a member sent in the short window and in the last hour. */
export interface MessageLimitTable {
  account_id: string;
  burst: number;
  burst_ends_at: Date;
  hour: number;
  hour_ends_at: Date;
}

/** When a recurring job is due next. */
export interface RecurringJobTable {
  name: string;
  /** Empty for work that isn't per brand. */
  brand: string;
  due_at: Date;
}

/** One step's count for a day in the brand's time zone. */
export interface VisitCountTable {
  brand: string;
  day: Day;
  lander: string;
  step: 'view' | 'start' | 'account';
  source: string;
  count: Defaulted<number>;
}

export interface Database {
  account: AccountTable;
  terms_acceptance: TermsAcceptanceTable;
  account_deletion: AccountDeletionTable;
  email_change: EmailChangeTable;
  data_export: DataExportTable;
  deletion_count: DeletionCountTable;
  erased_address: ErasedAddressTable;
  complaint: ComplaintTable;
  report: ReportTable;
  profile: ProfileTable;
  photo: PhotoTable;
  liked: LikedTable;
  swipe: SwipeTable;
  swipe_day: SwipeDayTable;
  match_finder: MatchFinderTable;
  block: BlockTable;
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  message: MessageTable;
  waiting_message: WaitingMessageTable;
  chat_photo: ChatPhotoTable;
  ledger: LedgerTable;
  ledger_check: LedgerCheckTable;
  session: SessionTable;
  token: TokenTable;
  idempotency_key: IdempotencyKeyTable;
  event: EventTable;
  payment: PaymentTable;
  payment_refund: PaymentRefundTable;
  withdrawal: WithdrawalTable;
  receipt_series: ReceiptSeriesTable;
  discount_code: DiscountCodeTable;
  discount_redemption: DiscountRedemptionTable;
  payment_count: PaymentCountTable;
  sandbox_payment: SandboxPaymentTable;
  direct_debit: DirectDebitTable;
  direct_debit_batch: DirectDebitBatchTable;
  direct_debit_entry: DirectDebitEntryTable;
  outgoing_sms: OutgoingSmsTable;
  outgoing_mail: OutgoingMailTable;
  push_subscription: PushSubscriptionTable;
  push_sent: PushSentTable;
  outgoing_push: OutgoingPushTable;
  notification_setting: NotificationSettingTable;
  notification_state: NotificationStateTable;
  notification_look: NotificationLookTable;
  broadcast: BroadcastTable;
  broadcast_recipient: BroadcastRecipientTable;
  rate_limit: RateLimitTable;
  message_limit: MessageLimitTable;
  recurring_job: RecurringJobTable;
  visit_count: VisitCountTable;
}

export type Account = Selectable<AccountTable>;
export type NewAccount = Insertable<AccountTable>;
export type Profile = Selectable<ProfileTable>;
export type NewProfile = Insertable<ProfileTable>;
export type Photo = Selectable<PhotoTable>;
