/** Whether this browser supports push; on some phones only the installed app does. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Whether the signup may ask for push: the brand has it, the browser supports it, and the member has not been
 * asked yet.
 */
export function canPromptForPush(publicKey: string | null): boolean {
  return publicKey !== null && canPush() && Notification.permission === 'default';
}
