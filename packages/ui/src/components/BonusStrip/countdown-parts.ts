/** Hours, minutes and seconds with two digits each. */
type Remaining = readonly [hours: string, minutes: string, seconds: string];

/** Splits seconds into hours, minutes and seconds with two digits each. */
export function countdownParts(total: number): Remaining {
  const left = Math.max(0, Math.floor(total));
  const digits = (value: number) => String(value).padStart(2, '0');
  return [digits(Math.floor(left / 3600)), digits(Math.floor(left / 60) % 60), digits(left % 60)];
}
