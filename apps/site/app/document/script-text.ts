/**
 * Returns the text of a script that calls the function. It is serialised, so it can't refer to anything
 * outside itself.
 */
export function scriptText(run: () => void): string {
  return `(${run.toString()})();`;
}
