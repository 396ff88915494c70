import { decodeCursor } from '@heartwood/domain';
import { invalidFields } from './api-error';
import { isId } from './ids';

/** The position from which a list sorted by time continues. */
export interface ListPlace {
  at: Date;
  /** Of the entry, among those of the same time. */
  id: string;
}

/**
 * Parses a cursor's time in the form we write it: `toISOString` of a year the database supports. Null for any
 * other text.
 */
export function cursorTime(text: string): Date | null {
  const time = new Date(text);
  return /^\d/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : null;
}

/** Parses the cursor of a list sorted by time; null without one. `isKey`: what an entry's id looks like. */
export function readListPlace(
  cursor: string | undefined,
  isKey: (text: string) => boolean = isId,
): ListPlace | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = decodeCursor(cursor, 2) ?? [];
  const at = cursorTime(time);
  if (!at || !isKey(id)) throw invalidFields({ cursor: 'invalid' });
  return { at, id };
}
