/** Runs in the browser: shows the visitor's local time, which a cached page can't know. */
export function showLocalTime(): void {
  const hour = document.querySelector<HTMLElement>('.hour');
  const time = hour?.querySelector('time');
  if (!hour || !time) return;
  const now = new Date();
  if (now.getHours() >= 6 && now.getHours() < 17) return;
  time.textContent = now.toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
  hour.hidden = false;
}
