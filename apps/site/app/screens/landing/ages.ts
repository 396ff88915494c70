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

/** The range that a form sent, if it is one that is offered. */
export function readAgeRange(value: string | null, minimumAge: number): AgeRange | undefined {
  return ageRanges(minimumAge).find((range) => ageRangeValue(range) === value);
}
