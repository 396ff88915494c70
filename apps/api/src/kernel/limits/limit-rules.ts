import type { Client } from '../edge/client';
import type { Member } from '../sessions/member';

export interface LimitRule {
  points: number;
  seconds: number;
  /**
   * The counted subject: the client's address (IPv6 by /64), the session, its member, or a key named by the
   * operation.
   */
  by: 'address' | 'session' | 'member' | 'key';
  /**
   * `database` survives restarts and is shared by all processes; `memory` is per process; `transaction` is
   * like `database`, but counted within the limited transaction (`message-limit.ts`).
   */
  store: 'database' | 'memory' | 'transaction';
  /** How long requests are rejected after the first rejection; by default until the window ends. */
  blockSeconds?: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All rate limits. Exceeding one returns 429 with Retry-After. */
export const limitRules = {
  'api-session': { points: 300, seconds: 5 * minute, by: 'session', store: 'memory' },
  'api-visitor': { points: 300, seconds: 5 * minute, by: 'address', store: 'memory' },
  'login-address': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  'login-account-address': {
    points: 5,
    seconds: 15 * minute,
    by: 'key',
    store: 'database',
    blockSeconds: 15 * minute,
  },
  'login-account': { points: 20, seconds: hour, by: 'key', store: 'database' },
  'login-account-burst': { points: 5, seconds: minute, by: 'key', store: 'database' },
  'login-known-network': { points: 1, seconds: 90 * day, by: 'key', store: 'database' },
  signup: { points: 5, seconds: 30 * minute, by: 'address', store: 'database' },
  'activation-mail': { points: 3, seconds: hour, by: 'member', store: 'database' },
  'activation-try': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  'reset-mail-address': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  'reset-mail-hour': { points: 3, seconds: hour, by: 'key', store: 'database' },
  'reset-mail-day': { points: 5, seconds: day, by: 'key', store: 'database' },
  'reset-try': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  'email-change-try': { points: 10, seconds: hour, by: 'member', store: 'database' },
  'email-change-pause': { points: 1, seconds: minute, by: 'key', store: 'database' },
  'email-change-mail': { points: 3, seconds: hour, by: 'key', store: 'database' },
  'email-change-confirm': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  'push-subscribe': { points: 20, seconds: hour, by: 'member', store: 'memory' },
  'account-deletion': { points: 5, seconds: hour, by: 'member', store: 'database' },
  'reactivation-try': { points: 25, seconds: 5 * minute, by: 'address', store: 'database' },
  // Checked before a transaction takes a connection: twice the burst, since the attempt of a repeated key is
  // refunded only after it.
  'message-attempt': { points: 10, seconds: 10, by: 'member', store: 'memory' },
  'message-burst': { points: 5, seconds: 10, by: 'member', store: 'transaction' },
  message: { points: 300, seconds: hour, by: 'member', store: 'transaction' },
  'typing-try': { points: 60, seconds: minute, by: 'member', store: 'memory' },
  // Counted, never rejected: more frequent events are silently dropped.
  typing: { points: 1, seconds: 3, by: 'key', store: 'memory' },
  like: { points: 60, seconds: hour, by: 'member', store: 'memory' },
  'export-file': { points: 10, seconds: hour, by: 'member', store: 'memory' },
  'match-finder': { points: 120, seconds: hour, by: 'member', store: 'memory' },
  upload: { points: 30, seconds: minute, by: 'member', store: 'memory' },
  'upload-long': { points: 60, seconds: 30 * minute, by: 'member', store: 'memory' },
  visit: { points: 30, seconds: minute, by: 'address', store: 'memory' },
  search: { points: 60, seconds: minute, by: 'address', store: 'memory' },
  'profile-view': { points: 300, seconds: hour, by: 'member', store: 'memory' },
  'discount-try': { points: 10, seconds: hour, by: 'member', store: 'database' },
  'payment-create': { points: 10, seconds: hour, by: 'member', store: 'database' },
  'directdebit-code-hour': { points: 3, seconds: hour, by: 'key', store: 'database' },
  'directdebit-code-day': { points: 5, seconds: day, by: 'key', store: 'database' },
  // Networks earn from text messages that others pay: new accounts must not send them without end.
  'directdebit-code-network': { points: 30, seconds: day, by: 'key', store: 'database' },
  'directdebit-try': { points: 60, seconds: hour, by: 'member', store: 'database' },
  'withdrawal-try': { points: 25, seconds: hour, by: 'address', store: 'database' },
  'withdrawal-order': { points: 10, seconds: hour, by: 'key', store: 'database' },
  // Receipt numbers are consecutive: without it they could be tried through for an address.
  'withdrawal-buyer': { points: 10, seconds: hour, by: 'key', store: 'database' },
  webhook: { points: 300, seconds: minute, by: 'address', store: 'memory' },
  'webhook-payment': { points: 5, seconds: minute, by: 'key', store: 'memory' },
  'mail-event': { points: 300, seconds: minute, by: 'address', store: 'memory' },
  // Mail programs unsubscribe for all their users from a few addresses.
  unsubscribe: { points: 300, seconds: minute, by: 'address', store: 'memory' },
  complaint: { points: 5, seconds: hour, by: 'address', store: 'database' },
  report: { points: 10, seconds: day, by: 'member', store: 'database' },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

/** The key a rule counts for this request; null for rules whose key the handler names. */
export function limitKey(name: LimitName, client: Client, member: Member | null): string | null {
  const { by } = limitRules[name];
  if (by === 'key') return null;
  if (by === 'address' || !member) return client.limitKey;
  return by === 'session' ? member.sessionId : member.id;
}
