import { hasUnsafeCharacters, isPrototypeKey, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';

/** Rejects URLs and headers that are too large or contain invalid text. */
export function checkAddress(request: Request): void {
  const url = new URL(request.url);
  const target = url.pathname + url.search;
  if (target.length > requestSizes.urlBytes)
    throw new ApiError('payload_too_large', { message: 'The address is too long.' });
  let decoded: string;
  try {
    decoded = decodeURIComponent(target.replaceAll('+', ' '));
  } catch {
    throw new ApiError('bad_request', { message: 'The address is not UTF-8.' });
  }
  if (hasUnsafeCharacters(decoded))
    throw new ApiError('bad_request', { message: 'The address holds a NUL.' });
  let headerBytes = 0;
  request.headers.forEach((value, name) => (headerBytes += name.length + value.length + 4));
  if (headerBytes > requestSizes.headerBytes) {
    throw new ApiError('payload_too_large', { message: 'The headers are too large.' });
  }
}

/** The query as an object; repeated names become arrays. */
export function readQuery(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(url).searchParams) {
    if (isPrototypeKey(name))
      throw new ApiError('bad_request', { message: 'A parameter has a forbidden name.' });
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}
