const mostNames = 400;
const mostWatched = 1000;
const usesBeforeName = 5;

/**
 * Names for prepared statements: PostgreSQL plans a named statement once per connection. A text gets a name
 * at its fifth use if one of the 400 names is free and it was not evicted among a thousand others meanwhile
 * (least recently used first). So frequent statements keep their names despite the many one-off texts
 * produced by filters and lists of values.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** Least recently used first. */
  readonly #uses = new Map<string, number>();

  /** Counts a use; returns the name, or undefined for an unnamed statement. */
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
