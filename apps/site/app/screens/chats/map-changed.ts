/** The list with `change` made to each of its elements; the same list where that changes none. */
export function mapChanged<Element>(
  list: readonly Element[],
  change: (element: Element) => Element,
): readonly Element[] {
  const changed = list.map(change);
  return changed.every((element, at) => element === list[at]) ? list : changed;
}
