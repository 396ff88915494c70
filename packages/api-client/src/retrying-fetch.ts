import { retry } from '@heartwood/domain';
import pRetry, { AbortError } from 'p-retry';
import type { Pace, Setback } from './retry-policy';
import { delayBefore, setbackOf, spendsOrSends } from './retry-policy';

/** Sends a request; `signal` aborts it, in place of the request's own signal. */
export type SendRequest = (request: Request, options: { signal: AbortSignal }) => Promise<Response>;

export type RetryingFetchOptions = {
  fetch: SendRequest;
  pace: Pace;
  /** Whether the server stores idempotency keys; checked when money or a message is sent. */
  idempotentServer: () => boolean | Promise<boolean>;
  random: () => number;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

class TryAgain extends Error {
  constructor(
    readonly setback: Setback,
    readonly response: Response | null,
    cause?: unknown,
  ) {
    super('Try again', { cause });
  }
}

/**
 * A fetch that tries up to six times, starting each try within the pace's total. Resolves with the last
 * response, or rejects with the last try's failure. Uploads in progress and the event stream are exempt from
 * the total.
 */
export function retryingFetch(options: RetryingFetchOptions): (request: Request) => Promise<Response> {
  const { fetch, pace, idempotentServer, random, now, wait } = options;

  return async (request) => {
    const begun = now();
    const onceOnly = spendsOrSends(request) && !(await idempotentServer());

    const attempt = async () => {
      const left = begun + pace.answerMs - now();
      const limit = timeLimit(isUpload(request) ? null : left, request.signal);
      try {
        // A body can be read only once, and a retry needs it again.
        const sent = request.body === null ? request : request.clone();
        const response = await buffered(await fetch(sent, { signal: limit.signal }));
        const setback = await setbackOf(response);
        if (setback) throw new TryAgain(setback, response);
        return response;
      } catch (failure) {
        if (failure instanceof TryAgain) throw failure;
        const error = failure instanceof Error ? failure : new Error(String(failure));
        if (limit.signal.aborted) throw new AbortError(error);
        throw new TryAgain({ waitMs: 0, mayHaveArrived: true }, null, error);
      } finally {
        limit.cancel();
      }
    };

    try {
      return await pRetry(attempt, {
        retries: retry.retries,
        minTimeout: 0,
        signal: request.signal,
        shouldRetry: async ({ error, attemptNumber }) => {
          if (!(error instanceof TryAgain) || (onceOnly && error.setback.mayHaveArrived)) return false;
          const delay = Math.max(error.setback.waitMs, delayBefore(attemptNumber, pace, random));
          if (now() + delay >= begun + pace.totalMs) return false;
          await wait(delay, request.signal);
          return true;
        },
      });
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      if (error.response) return error.response;
      throw error.cause;
    }
  };
}

/** Waits, or rejects when the signal aborts. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Reads the whole body, so that a truncated response counts as a failed try. */
async function buffered(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.body === null || !/json|^text\/(?!event-stream)/.test(type)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

function isUpload(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').startsWith('multipart/');
}

function timeLimit(ms: number | null, caller: AbortSignal): { signal: AbortSignal; cancel: () => void } {
  const controller = new AbortController();
  const follow = () => controller.abort(caller.reason);
  if (caller.aborted) follow();
  caller.addEventListener('abort', follow, { once: true });
  const stop = () => controller.abort(new DOMException('The server took too long.', 'TimeoutError'));
  const timer = ms === null ? undefined : setTimeout(stop, ms);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
}
