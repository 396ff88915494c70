import { createHash } from 'node:crypto';
import { ApiError } from './api-error';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a valid database id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/**
 * Returns a valid id unchanged; any other text is an unknown id.
 * @throws ApiError not_found
 */
export function knownId(text: string): string {
  if (!isId(text)) throw new ApiError('not_found');
  return text;
}

/** A deterministic id derived from a text: a version 8 UUID, which marks it as custom. */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
