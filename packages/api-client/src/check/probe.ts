import type { PlacedOperation } from '@heartwood/api-contract/operations';
import { operationById } from '@heartwood/api-contract/operations';
import { checkAnswer } from '@heartwood/api-contract/validator';

/** A request to make: the operation's parameters and body. */
export type Probe = {
  query?: Record<string, string>;
  /** Path parameters. */
  path?: Record<string, string>;
  body?: unknown;
  /** Session cookies, empty for none. */
  cookie: string;
};

export type ProbeAnswer = {
  status: number;
  body: unknown;
  /** Cookies set by the response, in the form of a Cookie header. */
  cookie: string;
  /** Contract violations of the response. */
  problems: string[];
};

export type Caller = (operationId: string, probe: Probe) => Promise<ProbeAnswer>;

/**
 * Creates a caller that sends requests to one server and validates each response against the document. A call
 * without a response is a problem.
 */
export function createCaller(baseUrl: string, timeoutMs: number): Caller {
  return async (operationId, probe) => {
    const placed = operationById(operationId);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error(`No answer in ${timeoutMs} ms.`)), timeoutMs);
    try {
      const response = await fetch(addressOf(baseUrl, placed, probe), {
        ...requestOf(baseUrl, placed, probe),
        signal: controller.signal,
      });
      const contentType = response.headers.get('Content-Type');
      const body = await bodyOf(response, contentType);
      return {
        status: response.status,
        body,
        cookie: cookiesOf(response),
        problems: checkAnswer(placed.operation, { status: response.status, contentType, body }),
      };
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      return { status: 0, body: undefined, cookie: '', problems: [`No answer: ${reason}`] };
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  };
}

function addressOf(baseUrl: string, placed: PlacedOperation, { query, path }: Probe): URL {
  const filled = placed.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path?.[name] ?? ''),
  );
  const url = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

function requestOf(baseUrl: string, placed: PlacedOperation, { body, cookie }: Probe): RequestInit {
  const headers: Record<string, string> = {
    Origin: new URL(baseUrl).origin,
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  return {
    method: placed.method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function bodyOf(response: Response, contentType: string | null): Promise<unknown> {
  if (contentType?.startsWith('text/event-stream') || contentType?.startsWith('image/')) return null;
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}
