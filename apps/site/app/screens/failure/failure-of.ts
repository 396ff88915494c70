/** How a page failed. */
export interface Failure {
  readonly kind: 'notFound' | 'error' | 'offline';
  readonly code: string | undefined;
}

function codeIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'
    ? data.code
    : undefined;
}

/** Converts a route error: a response with status and, from the API, a code; `undefined` for a defect. */
export function failureOf(answer: { readonly status: number; readonly data: unknown } | undefined): Failure {
  if (!answer) return { kind: 'error', code: undefined };
  const code = codeIn(answer.data);
  if (answer.status === 404) return { kind: 'notFound', code };
  return { kind: code === 'unavailable' ? 'offline' : 'error', code };
}
