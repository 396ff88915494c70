import { decodeCursor } from '@heartwood/domain';
import { invalidFields } from './api-error';
import { isId } from './ids';

/** Where a list by time goes on. */
export interface ListPlace {
  at: Date;
  id: string;
}

/** The time in a cursor, as we write it: `toISOString` of a year that the database has. Null for any other text. */
export function cursorTime(text: string): Date | null {
  const time = new Date(text);
  return /^\d/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : null;
}

/** Reads the cursor of a list by time; null without one. */
export function readListPlace(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = decodeCursor(cursor, 2) ?? [];
  const at = cursorTime(time);
  if (!at || !isId(id)) throw invalidFields({ cursor: 'invalid' });
  return { at, id };
}
