/** A cell of a printed table. */
export type Cell = string | number | null;

const written = (cell: Cell) => (cell === null ? '' : String(cell));

/**
 * Formats rows under headings as text: words left-aligned, numbers right-aligned, two spaces between columns.
 */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => written(row[at] ?? null).length)),
  );
  const isNumber = headings.map(
    (_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'),
  );
  const line = (cells: readonly Cell[]) =>
    widths
      .map((width, at) => {
        const text = written(cells[at] ?? null);
        return isNumber[at] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line)].join('\n');
}

/** The lines of a text, indented below a heading. */
export function indented(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The same as CSV (RFC 4180, but with plain line feeds). */
export function csvTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [headings, ...rows].map((row) => row.map((cell) => quoted(written(cell))).join(',')).join('\n');
}
