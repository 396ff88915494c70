import { minorUnitsPerMajor } from '@heartwood/domain';
import type { FieldCode } from '@heartwood/api-contract';

/** Name of the field of the own limit. */
export const limitField = 'limit';

/** The most that a limit may be, in minor units. */
const highest = 100_000_000;

/** A limit as it was typed: minor units, `null` for none, or what is wrong with it. */
export type TypedLimit =
  | { readonly limit: number | null; readonly wrong: null }
  | { readonly limit: null; readonly wrong: FieldCode };

/** Reads a limit in whole units of money; nothing typed is no limit. */
export function readLimit(typed: string): TypedLimit {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { limit: null, wrong: null };
  if (!/^\d{1,12}(?:[.,]\d{1,2})?$/.test(text)) return { limit: null, wrong: 'invalid' };
  const limit = Math.round(Number(text.replace(',', '.')) * minorUnitsPerMajor);
  return limit > highest ? { limit: null, wrong: 'too_high' } : { limit, wrong: null };
}

/** A limit as it stands in the field. */
export function limitValue(limit: number | null): string {
  return limit === null ? '' : String(limit / minorUnitsPerMajor);
}

/** Whether a limit counts a day later: one that is higher, or none. */
export function countsLater(limit: number | null, current: number | null): boolean {
  return current !== null && (limit === null || limit > current);
}
