/** A range of sequence numbers, both ends included; empty if the last is before the first. */
export interface Places {
  first: number;
  last: number;
}

/** Which page of a conversation is requested; at most one of the positions is set. */
interface Asked {
  before?: number;
  after?: number;
  around?: number;
  limit: number;
}

/**
 * The range of messages shown to a member: not the removed ones, and no more than the brand's history limit.
 * @param historyLimit 0 for all
 */
export function shownMessages(
  { lastSeq, hiddenSeq }: { lastSeq: number; hiddenSeq: number },
  historyLimit: number,
): Places {
  const dropped = historyLimit > 0 ? lastSeq - historyLimit : 0;
  return { first: Math.max(hiddenSeq, dropped, 0) + 1, last: lastSeq };
}

/** The range of one page: the newest messages, or those before, after or around a position. */
export function pageOf(shown: Places, { before, after, around, limit }: Asked): Places {
  const from = (first: number) => ({ first, last: Math.min(shown.last, first + limit - 1) });
  if (after !== undefined) return from(Math.max(shown.first, after + 1));
  if (around !== undefined) {
    const latest = Math.max(shown.first, shown.last - limit + 1);
    return from(Math.min(latest, Math.max(shown.first, around - Math.floor(limit / 2))));
  }
  const last = Math.min(shown.last, (before ?? Infinity) - 1);
  return { first: Math.max(shown.first, last - limit + 1), last };
}
