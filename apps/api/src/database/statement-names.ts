const mostNames = 400;
const mostWatched = 1000;
const usesBeforeName = 5;

/**
 * Names for prepared statements: PostgreSQL plans a named statement once a connection. A text gets its name at the fifth
 * use, as long as one of the 400 is left and it was not among the least recent of a thousand others meanwhile. So what
 * runs often has a name, and the many texts that filters and lists of values make don't take it away.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** The least recently used first. */
  readonly #uses = new Map<string, number>();

  /** Counts a use; the name, or undefined where the statement stays without. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.delete(text);
    if (uses >= usesBeforeName) {
      const name = `s${this.#names.size}`;
      this.#names.set(text, name);
      return name;
    }
    this.#uses.set(text, uses);
    const [oldest] = this.#uses.keys();
    if (this.#uses.size > mostWatched && oldest !== undefined) this.#uses.delete(oldest);
    return undefined;
  }
}
