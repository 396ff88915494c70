/** `PROOFS=long` runs each proof in full; without it a part of it that fits into every test run. */
export const long = process.env.PROOFS === 'long';

/** The one figure in full, the other in every test run. */
export function extent(inFull: number, usual: number): number {
  return long ? inFull : usual;
}
