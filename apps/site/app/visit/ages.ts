/** An age range of the landing page's sentence. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** The ranges offered, from the brand's minimum age on. */
export function ageRanges(minimumAge: number): readonly AgeRange[] {
  return [
    { from: minimumAge, to: 35 },
    { from: 35, to: 50 },
    { from: 50, to: 70 },
  ];
}

/** A range as the form sends it. */
export function ageRangeValue({ from, to }: AgeRange): string {
  return `${from}-${to}`;
}

/** The range that a form or an address names; whether the brand searches these ages is for the search to say. */
export function readAges(value: unknown): AgeRange | undefined {
  const [, from, to] = /^(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}
