import { isInstalledApp } from '../hooks/is-installed-app';
import { findCopy, offlineAddress } from '../offline/offline-store';
import { readUnsent } from '../screens/chats/drafts';
import { drawOffline } from './draw-offline';
import { textsAttribute } from './page-texts';
import type { OfflinePageTexts } from './page-texts';

function tryAgain(): void {
  if (window.location.pathname === offlineAddress) window.location.replace('/');
  else window.location.reload();
}

async function draw(): Promise<void> {
  const now = new Date();
  const copy = isInstalledApp() ? await findCopy(caches, now) : undefined;
  if (!copy) return;
  drawOffline(document, {
    texts: JSON.parse(document.body.getAttribute(textsAttribute) ?? '') as OfflinePageTexts,
    copy,
    path: window.location.pathname.replace(/(.)\/$/, '$1'),
    now,
    unsentTo: (profile) => readUnsent(localStorage, copy.member, profile).queue,
  });
}

document.querySelector('[data-part="retry"]')?.addEventListener('click', tryAgain);
window.addEventListener('online', tryAgain);
// What happened while the app lay in the background is not told.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && navigator.onLine) tryAgain();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && navigator.onLine) tryAgain();
});
void draw();
