import type { DirectDebit, operations } from '@heartwood/api-contract';
import type { Failure } from '../failure';

type Order = operations['orderDirectDebit']['requestBody']['content']['application/json'];

/** What a member enters about themselves and the debited account. */
export type DirectDebitDetails = Pick<
  Order,
  'account_holder' | 'iban' | 'street' | 'house_number' | 'zip' | 'city' | 'phone'
>;

/**
 * An order whose code was sent, with the milliseconds until the code expires and until another one may be
 * requested.
 */
export type SentCode = { order: DirectDebit; codeMs: number; resendMs: number };

/** Why a member can't order by direct debit. */
export type DirectDebitRefusal = 'blocked' | 'limit';

export type DirectDebitInput = {
  /** The values entered before. */
  details?: DirectDebitDetails | null;
  /** Starts with the mandate for the `details`. */
  atMandate?: boolean;
  /** The order that waits for its code, or was confirmed. */
  sent?: SentCode | null;
  refusal?: DirectDebitRefusal | null;
  failure?: Failure | null;
};

export type DirectDebitContext = {
  details: DirectDebitDetails | null;
  atMandate: boolean;
  sent: SentCode | null;
  refusal: DirectDebitRefusal | null;
  failure: Failure | null;
  /** The number of orders created: each has its own idempotency key. */
  made: number;
  /** Remaining tries for the sent code. */
  triesLeft: number;
  /** Whether the sent code has expired. */
  ended: boolean;
};

export type DirectDebitEvent =
  | { type: 'DETAILS_GIVEN'; details: DirectDebitDetails }
  /** `express`: the member requests the credits immediately. */
  | { type: 'CODE_REQUESTED'; details: DirectDebitDetails; express: boolean }
  | { type: 'CODE_GIVEN'; otp: string }
  | { type: 'ANOTHER_CODE_REQUESTED' }
  /** The member returned to the page: the order may have changed elsewhere. */
  | { type: 'CHECK' }
  | { type: 'BACK' };

export type DirectDebitEmitted = { type: 'confirmed'; order: DirectDebit };

/** `busy`: an effect is running; `coding`: waiting for the code. */
export type DirectDebitTag = 'busy' | 'coding';
