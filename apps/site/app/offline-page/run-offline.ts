import { isInstalledApp } from '../hooks/is-installed-app';
import { findCopy, offlineAddress } from '../offline/offline-store';
import { workerAddress } from '../push/push-addresses';
import { readUnsent } from '../screens/chats/drafts';
import { drawOffline } from './draw-offline';
import { textsAttribute } from './page-texts';
import type { OfflinePageTexts } from './page-texts';

const lookAgainMs = 10_000;

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

/** A browser that is online again may need a while to reach the site. */
async function tryOnceReached(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const reached = await fetch(workerAddress, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (reached) tryAgain();
}

document.querySelector('[data-part="retry"]')?.addEventListener('click', tryAgain);
window.addEventListener('online', () => void tryOnceReached());
document.addEventListener('visibilitychange', () => void tryOnceReached());
setInterval(() => void tryOnceReached(), lookAgainMs);
void draw();
