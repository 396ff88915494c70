import { retry } from '@heartwood/domain';
import { readRetryAfter } from './api-error';

/** Where the client runs; selects its timeouts. */
export type Mode = 'browser' | 'server';

/**
 * In milliseconds from the start of the call: when the last try may start, when its response times out, and
 * the delays.
 */
export type Pace = { totalMs: number; answerMs: number; firstDelayMs: number; longestDelayMs: number };

/** Timeouts and backoff of a call, in milliseconds. */
const paces: Readonly<Record<Mode, Pace>> = {
  browser: {
    totalMs: retry.browserTotalMs,
    answerMs: retry.browserTotalMs,
    firstDelayMs: 250,
    longestDelayMs: 5000,
  },
  server: {
    totalMs: retry.loaderTotalMs,
    answerMs: retry.loaderAnswerMs,
    firstDelayMs: 25,
    longestDelayMs: 400,
  },
};

/** Returns the pace of a mode, or of a call that may take `totalMs` with all its tries and responses. */
export function paceOf(mode: Mode, totalMs: number | undefined): Pace {
  return totalMs === undefined ? paces[mode] : { ...paces[mode], totalMs, answerMs: totalMs };
}

/**
 * The delay before the next try: exponential backoff, with up to as much again as jitter, capped at the
 * longest.
 */
export function delayBefore(tryNumber: number, pace: Pace, random: () => number): number {
  const base = pace.firstDelayMs * 2 ** (tryNumber - 1);
  return Math.min(pace.longestDelayMs, Math.round(base * (1 + random())));
}

/** A try that may be retried; `waitMs` is the delay the server asked for. */
export type Setback = { waitMs: number; mayHaveArrived: boolean };

/** Whether a response is worth a retry: 502 to 504, and a short 429 that is no lock or product limit. */
export async function setbackOf(response: Response): Promise<Setback | null> {
  const waitMs = (readRetryAfter(response.headers) ?? 0) * 1000;
  if (isGatewayStatus(response.status)) {
    if (waitMs > retry.retryAfterMaximumSeconds * 1000) return null;
    return { waitMs, mayHaveArrived: response.status !== 503 };
  }
  if (response.status !== 429 || !response.headers.has('Retry-After')) return null;
  if (waitMs > retry.retryAfterMaximumSeconds * 1000 || (await isProductLimit(response))) return null;
  return { waitMs, mayHaveArrived: false };
}

function isGatewayStatus(status: number): boolean {
  return (retry.statuses as readonly number[]).includes(status);
}

async function isProductLimit(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.clone().json();
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
    return code !== undefined && code !== 'too_many_requests';
  } catch {
    return false;
  }
}

const moneyAndMessages = new Set([
  'POST /api/chat.php',
  'POST /api/chat-photo.php',
  'POST /api/payment.php',
  'POST /api/directdebit.php',
  'PUT /api/directdebit.php',
  'POST /api/withdrawal.php',
]);

/** Whether a request moves money, sends a message or uses up a code, so that repeating it could do harm. */
export function spendsOrSends(request: Request): boolean {
  return moneyAndMessages.has(`${request.method} ${new URL(request.url).pathname}`);
}
