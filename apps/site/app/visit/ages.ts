/** An age range of the landing page's sentence. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the age ranges offered, starting at the brand's minimum age. */
export function ageRanges(minimumAge: number): readonly AgeRange[] {
  return [
    { from: minimumAge, to: 35 },
    { from: 35, to: 50 },
    { from: 50, to: 70 },
  ];
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
