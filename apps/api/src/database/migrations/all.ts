import type { Migration } from 'kysely';
import { foundation } from './0001-foundation/foundation';

/** All migrations by name; they run in the order of their names and are never edited once released. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
};
