/** A region as its filter names it. */
export interface RegionName {
  readonly id: string;
  readonly name: string;
}

/**
 * Regions as one text, a line each. A page's data carry a text in a tenth of the time of two hundred objects, which
 * took longer than all that a search finds.
 */
export function regionLines(regions: readonly RegionName[]): string {
  return regions.map(({ id, name }) => `${id} ${name}`).join('\n');
}

/** The regions that {@link regionLines} wrote. */
export function regionsIn(lines: string): readonly RegionName[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const gap = line.indexOf(' ');
    return { id: line.slice(0, gap), name: line.slice(gap + 1) };
  });
}
