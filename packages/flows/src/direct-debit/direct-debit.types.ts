import type { DirectDebit, operations } from '@heartwood/api-contract';
import type { Failure } from '../failure';

type Order = operations['orderDirectDebit']['requestBody']['content']['application/json'];

/** What a member says of themselves and of the account that is debited. */
export type DirectDebitDetails = Pick<
  Order,
  'account_holder' | 'iban' | 'street' | 'house_number' | 'zip' | 'city' | 'phone'
>;

/** An order whose code was sent, with the milliseconds that the code counts and that another one has to wait. */
export type SentCode = { order: DirectDebit; codeMs: number; resendMs: number };

/** What keeps a member from ordering by direct debit. */
export type DirectDebitRefusal = 'blocked' | 'limit';

export type DirectDebitInput = {
  /** What was typed before. */
  details?: DirectDebitDetails | null;
  /** Begins with the mandate for the `details`. */
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
  /** How many orders were made: another one has an idempotency key of its own. */
  made: number;
  /** How often the sent code can still be tried. */
  triesLeft: number;
  /** Whether the sent code no longer counts, by the time it had. */
  ended: boolean;
};

export type DirectDebitEvent =
  | { type: 'DETAILS_GIVEN'; details: DirectDebitDetails }
  /** `express`: the credits are wanted at once. */
  | { type: 'CODE_REQUESTED'; details: DirectDebitDetails; express: boolean }
  | { type: 'CODE_GIVEN'; otp: string }
  | { type: 'ANOTHER_CODE_REQUESTED' }
  /** The member came back to the page: the order may have gone on elsewhere. */
  | { type: 'CHECK' }
  | { type: 'BACK' };

export type DirectDebitEmitted = { type: 'confirmed'; order: DirectDebit };

/** `busy`: an effect runs; `coding`: the code is waited for. */
export type DirectDebitTag = 'busy' | 'coding';
