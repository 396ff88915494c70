/** Returns the name of a token's custom property, without the two dashes: `hw-color-onPrimary`. */
export function variableName(path: readonly string[]): string {
  return ['hw', ...path].join('-');
}
