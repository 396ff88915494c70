/** Media query that matches in an installed app. */
export const installedQuery = '(display-mode: standalone)';

/** Whether the site runs as an installed app. Browser only. */
export function isInstalledApp(): boolean {
  return (
    window.matchMedia(installedQuery).matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
