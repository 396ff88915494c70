import { retry } from '@heartwood/domain';
import { readRetryAfter } from './api-error';

/** Where the client runs: it decides how long a call may take with all its tries. */
export type Mode = 'browser' | 'server';

/** In milliseconds from the call: until when tries begin, until when the last one's answer is waited for, and delays. */
export type Pace = { totalMs: number; answerMs: number; firstDelayMs: number; longestDelayMs: number };

/** How long a call may take, and how its delays grow, in milliseconds. */
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

/** The pace of a mode, or of a call that may take `totalMs` with all its tries and answers. */
export function paceOf(mode: Mode, totalMs: number | undefined): Pace {
  return totalMs === undefined ? paces[mode] : { ...paces[mode], totalMs, answerMs: totalMs };
}

/** The delay before the next try, doubled each time, with up to as much again by chance; never above the longest. */
export function delayBefore(tryNumber: number, pace: Pace, random: () => number): number {
  const base = pace.firstDelayMs * 2 ** (tryNumber - 1);
  return Math.min(pace.longestDelayMs, Math.round(base * (1 + random())));
}

/** What came of a try that may be made again; `waitMs` is what the server asks to wait. */
export type Setback = { waitMs: number; mayHaveArrived: boolean };

/** Whether an answer is worth another try: 502 to 504, and a short 429 that is no lock or limit of the product. */
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
  '/api/chat.php',
  '/api/chat-photo.php',
  '/api/payment.php',
  '/api/directdebit.php',
]);

/** Whether a request spends money or sends a message, so that doing it twice would hurt. */
export function spendsOrSends(request: Request): boolean {
  return request.method === 'POST' && moneyAndMessages.has(new URL(request.url).pathname);
}
