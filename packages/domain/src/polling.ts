/** Delay of the first poll of user, chats and likes after hydration. */
export const firstPollMs = 5_000;
/** Interval of further polls. */
export const pollMs = 60_000;
/** Interval of further polls with a push subscription. */
export const pollWithPushMs = 300_000;
/** Delay before likes reload after a like modal fetched a profile. */
export const likesReloadDelayMs = 500;

/** Returns the delay until the next poll. */
export function pollInterval(pushSubscribed: boolean): number {
  return pushSubscribed ? pollWithPushMs : pollMs;
}
