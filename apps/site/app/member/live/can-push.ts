/** Whether this browser can be told by push; on some phones only the installed app can. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether the signup may ask: push is on for the brand, the browser can, and the member has not been asked yet. */
export function canPromptForPush(publicKey: string | null): boolean {
  return publicKey !== null && canPush() && Notification.permission === 'default';
}
