import type { ApiClientOptions } from '@heartwood/api-client';

type SendRequest = NonNullable<ApiClientOptions['fetch']>;

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Returns a fetch for uploads that reports the share of the body sent, from 0 to 1. */
export function progressFetch(onProgress: (share: number) => void): SendRequest {
  return async (request, { signal }) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'text';
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      sending.addEventListener('load', () => {
        const { status, statusText, responseText } = sending;
        const headers = headersOf(sending.getAllResponseHeaders());
        resolve(new Response(responseText === '' ? null : responseText, { status, statusText, headers }));
      });
      sending.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
      sending.addEventListener('abort', () => reject(signal.reason as Error));
      if (signal.aborted) reject(signal.reason as Error);
      else {
        signal.addEventListener('abort', () => sending.abort(), { once: true });
        sending.send(body);
      }
    });
  };
}
