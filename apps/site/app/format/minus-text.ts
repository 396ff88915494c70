/** Returns a formatted number with a minus sign; most languages' formats have a hyphen. */
export function minusText(formatted: string): string {
  return formatted.replace('-', '−');
}
