import type { DirectDebit } from '@heartwood/api-contract';
import type { SentCode } from '@heartwood/flows';

/** How long a code is valid after it was sent. */
const codeLifeMs = 600_000;

function until(moment: string | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Date.parse(moment) - now);
}

/** Returns an order with the time left for its code, by the server's clock. */
export function sentCode(order: DirectDebit, now: number): SentCode {
  return { order, codeMs: until(order.code_expires, now), resendMs: until(order.resend_from, now) };
}

/**
 * Returns an order whose code was just sent, by the order's own times alone: a browser's clock may be wrong.
 */
export function justSent(order: DirectDebit): SentCode {
  return sentCode(order, order.code_expires === null ? 0 : Date.parse(order.code_expires) - codeLifeMs);
}
