/** The pages that a pagination names: the first, the last, and those around the current; `gap` stands for the rest. */
export function pageNumbers(current: number, last: number): readonly (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((one, other) => one - other);
  return shown.flatMap((page, index): (number | 'gap')[] => {
    const before = shown[index - 1] ?? page;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
