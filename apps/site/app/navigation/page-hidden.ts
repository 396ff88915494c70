/** Notifies the API each time the page becomes hidden. Returns an unsubscribe function. */
export function watchPageHidden(): () => void {
  const update = () => {
    if (document.visibilityState !== 'hidden') return;
    navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}
