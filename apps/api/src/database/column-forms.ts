import type { ColumnType } from 'kysely';

/** A column with a default, optional on insert. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Written as JSON text, read as the parsed value. */
export type Json<T> = ColumnType<T, string, string>;
