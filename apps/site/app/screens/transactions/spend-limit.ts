import { minorUnitsPerMajor } from '@heartwood/domain';
import type { FieldCode } from '@heartwood/api-contract';

/** Field name of the spending limit. */
export const limitField = 'limit';

/** Maximum spending limit, in minor units. */
const highest = 100_000_000;

/** A limit as typed: minor units, `null` for none, or the validation error. */
export type TypedLimit =
  | { readonly limit: number | null; readonly wrong: null }
  | { readonly limit: null; readonly wrong: FieldCode };

/** Parses a limit in whole units of money; an empty one means no limit. */
export function readLimit(typed: string): TypedLimit {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { limit: null, wrong: null };
  if (!/^\d{1,12}(?:[.,]\d{1,2})?$/.test(text)) return { limit: null, wrong: 'invalid' };
  const limit = Math.round(Number(text.replace(',', '.')) * minorUnitsPerMajor);
  return limit > highest ? { limit: null, wrong: 'too_high' } : { limit, wrong: null };
}

/** Formats a limit for the field. */
export function limitValue(limit: number | null): string {
  return limit === null ? '' : String(limit / minorUnitsPerMajor);
}

/** Whether a limit only applies a day later: a higher one, or none. */
export function countsLater(limit: number | null, current: number | null): boolean {
  return current !== null && (limit === null || limit > current);
}
