/** Maximum streams per member and process: one for each session a member can have. */
export const mostStreams = 10;

/** Limits the streams per member: one too many ends the oldest. */
export class OpenStreams {
  readonly #ends = new Map<string, Set<() => void>>();

  /**
   * Registers a new stream of a member.
   * @param end ends the stream, because newer ones displaced it
   * @returns the function the stream calls when it ends
   */
  add(accountId: string, end: () => void): () => void {
    const ends = this.#ends.get(accountId) ?? new Set();
    this.#ends.set(accountId, ends);
    ends.add(end);
    const [oldest] = ends;
    if (ends.size > mostStreams) oldest?.();
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#ends.get(accountId) === ends) this.#ends.delete(accountId);
    };
  }
}
