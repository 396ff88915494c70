import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Requests an address of a brand's site without a browser, not following redirects. */
export function plainRequest(
  request: APIRequestContext,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(address);
  return request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { ...headers, host },
    maxRedirects: 0,
  });
}

/**
 * Submits a form to an address of a brand's site as its own page would, without a browser, not following
 * redirects.
 */
export function plainForm(
  request: APIRequestContext,
  address: string,
  form: Readonly<Record<string, string>>,
): Promise<APIResponse> {
  const { host, origin, port, pathname, search } = new URL(address);
  return request.post(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host, origin },
    form,
    maxRedirects: 0,
  });
}
