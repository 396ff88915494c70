/** Streams of one member that one process keeps open: one for each of the sessions somebody can have. */
export const mostStreams = 10;

/** Keeps the streams of each member few: one more than allowed ends the oldest. */
export class OpenStreams {
  readonly #ends = new Map<string, Set<() => void>>();

  /**
   * Counts a new stream of a member.
   * @param end ends the stream, because newer ones took its place
   * @returns what the stream calls once it is over
   */
  add(accountId: string, end: () => void): () => void {
    const ends = this.#ends.get(accountId) ?? new Set();
    this.#ends.set(accountId, ends);
    ends.add(end);
    const [oldest] = ends;
    if (ends.size > mostStreams) oldest?.();
    return () => {
      ends.delete(end);
      if (ends.size === 0) this.#ends.delete(accountId);
    };
  }
}
