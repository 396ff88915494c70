import { ApiError } from './api-error';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id as the database takes it; any other text is an unknown id, so `not_found`. */
export function knownId(text: string): string {
  if (!uuid.test(text)) throw new ApiError('not_found');
  return text;
}
