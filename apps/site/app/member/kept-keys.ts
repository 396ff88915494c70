let kept = false;

/** Sets whether the server supports idempotency keys, so that a message or an order may be retried. */
export function reportStoredKeys(keeps: boolean): void {
  kept = keeps;
}

/** Whether a message or an order can be retried without being executed twice. */
export function keysKept(): boolean {
  return kept;
}
