import { ApiError } from './api-error';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database has them. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** An id as the database takes it; any other text is an unknown id, so `not_found`. */
export function knownId(text: string): string {
  if (!isId(text)) throw new ApiError('not_found');
  return text;
}
