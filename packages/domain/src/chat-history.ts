/** A conversation shows its warning from this share of its message limit. */
export const historyWarningShare = 0.9;

/** Whether the history limit is near; 0 means no limit. */
export function isHistoryNearLimit(messages: number, limit: number): boolean {
  return limit > 0 && messages >= limit * historyWarningShare;
}
