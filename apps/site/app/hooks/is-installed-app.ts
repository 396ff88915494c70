/** Media query that holds in an installed app. */
export const installedQuery = '(display-mode: standalone)';

/** Whether the site runs as an installed app. Only in the browser. */
export function isInstalledApp(): boolean {
  return (
    window.matchMedia(installedQuery).matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
