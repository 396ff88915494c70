let kept = false;

/** Says whether the server keeps idempotency keys, so that a message or an order may be sent to it again. */
export function tellKeysKept(keeps: boolean): void {
  kept = keeps;
}

/** Whether a message or an order may be sent again without being done twice. */
export function keysKept(): boolean {
  return kept;
}
