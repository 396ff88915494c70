/** Maps a list with `change`; returns the same list if no element changed. */
export function mapChanged<Element>(
  list: readonly Element[],
  change: (element: Element) => Element,
): readonly Element[] {
  const changed = list.map(change);
  return changed.every((element, at) => element === list[at]) ? list : changed;
}
