import type { Settings } from '@heartwood/api-contract';
import { maximumSearchAge } from '@heartwood/domain';

/** An age range of the landing page's sentence. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

const steps = [35, 50, 70];
const usual = 35;

/** The age ranges of the sentence, and the one that is selected first. */
export interface OfferedAges {
  readonly ranges: readonly AgeRange[];
  readonly selected: AgeRange;
}

/** Returns the age ranges offered: those of the niche as a whole, if it has any, and their parts. */
export function offeredAges({ min_age, search }: Pick<Settings, 'min_age' | 'search'>): OfferedAges {
  const from = Math.max(min_age, search?.min_age ?? min_age);
  const to = Math.max(from, search?.max_age ?? maximumSearchAge);
  const bounds = [from, ...steps.filter((step) => step > from && step < to), to];
  const parts = bounds.slice(1).map((end, at) => ({ from: bounds[at] ?? from, to: end }));
  const whole = { from, to };
  const isNiche = (search?.min_age ?? search?.max_age ?? null) !== null;
  if (isNiche) return { ranges: parts.length > 1 ? [whole, ...parts] : parts, selected: whole };
  return { ranges: parts, selected: parts.find((part) => part.from === usual) ?? parts[0] ?? whole };
}

/** Formats a range for the form. */
export function ageRangeValue({ from, to }: AgeRange): string {
  return `${from}-${to}`;
}

/** Parses the range of a form or an address; the search checks it against the brand's ages. */
export function readAges(value: unknown): AgeRange | undefined {
  const [, from, to] = /^(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}
