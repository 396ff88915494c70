/** The first poll of user, chats and likes after a page came alive. */
export const firstPollMs = 5_000;
/** Every further poll. */
export const pollMs = 60_000;
/** Every further poll when the browser is subscribed to push. */
export const pollWithPushMs = 300_000;
/** Likes are loaded again this long after a like modal fetched a profile. */
export const likesReloadDelayMs = 500;

/** The time to the next poll. */
export function pollInterval(pushSubscribed: boolean): number {
  return pushSubscribed ? pollWithPushMs : pollMs;
}
