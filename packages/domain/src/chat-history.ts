/** A conversation warns when this share of its message limit is used. */
export const historyWarningShare = 0.9;

/** Whether the history limit is near; a limit of 0 means none. */
export function isHistoryNearLimit(messages: number, limit: number): boolean {
  return limit > 0 && messages >= limit * historyWarningShare;
}
