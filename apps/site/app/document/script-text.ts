/** A function as the text of a script that runs it. It is sent as it stands, so it may use nothing from outside itself. */
export function scriptText(run: () => void): string {
  return `(${run.toString()})();`;
}
