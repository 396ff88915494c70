import type { ColumnType } from 'kysely';

/** A column with a default: it may be left out when a row is made. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>;
