import { findOfflinePage } from '../offline/offline-store';
import { keepSharedPhotos, sharedPhotosAddress, sharedPhotosPage } from '../offline/shared-photos';
import type { WorkerEvents, WorkerScope } from './worker-scope';

type Fetched = WorkerEvents['fetch']['request'];

/** The server's answer, whatever it is; the page that was kept where there is none, and the browser's own error without one. */
async function answerNavigation(scope: WorkerScope, request: Fetched): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const page = await findOfflinePage(scope.caches);
    if (page) return page;
    throw error;
  }
}

/** Keeps photos that were shared with the app, and leads to the page that takes them; they never reach the server so. */
async function takeShared({ caches, location }: WorkerScope, request: Fetched): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  if (form) await keepSharedPhotos(caches, form, new Date()).catch(() => undefined);
  return Response.redirect(`${location.origin}${sharedPhotosPage}`, 303);
}

function isShared({ method, url }: Fetched): boolean {
  return method === 'POST' && new URL(url).pathname === sharedPhotosAddress;
}

/**
 * Makes a worker answer a page that cannot be reached with the one that was kept for it, and take photos that are shared.
 * Anything else goes past it.
 */
export function serveOffline(scope: WorkerScope): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate') return;
    if (isShared(request)) event.respondWith(takeShared(scope, request));
    else if (request.method === 'GET') event.respondWith(answerNavigation(scope, request));
  });
}
