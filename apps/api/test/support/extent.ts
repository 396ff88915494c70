/** `PROOFS=long` runs each proof in full; by default only a part that fits into every test run. */
export const long = process.env.PROOFS === 'long';

/** The first number in a full run, the second in every test run. */
export function extent(inFull: number, usual: number): number {
  return long ? inFull : usual;
}
