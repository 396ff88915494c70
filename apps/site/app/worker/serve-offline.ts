import { findOfflinePage } from '../offline/offline-store';
import { keepSharedPhotos, sharedPhotosAddress, sharedPhotosPage } from '../offline/shared-photos';
import type { WorkerEvents, WorkerScope } from './worker-scope';

type Fetched = WorkerEvents['fetch']['request'];

/**
 * Returns the server's response, whatever it is; the stored page if there is none, else the browser's own
 * error.
 */
async function answerNavigation(scope: WorkerScope, request: Fetched): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const page = await findOfflinePage(scope.caches);
    if (page) return page;
    throw error;
  }
}

/**
 * Stores photos that were shared with the app, and redirects to the page that takes them; they aren't sent to
 * the server.
 */
async function takeShared({ caches, location }: WorkerScope, request: Fetched): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  if (form) await keepSharedPhotos(caches, form, new Date()).catch(() => undefined);
  return Response.redirect(`${location.origin}${sharedPhotosPage}`, 303);
}

function isShared({ method, url }: Fetched): boolean {
  return method === 'POST' && new URL(url).pathname === sharedPhotosAddress;
}

/**
 * Makes a worker answer unreachable pages with the stored one, and take shared photos. Other requests pass
 * through.
 */
export function serveOffline(scope: WorkerScope): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate') return;
    if (isShared(request)) event.respondWith(takeShared(scope, request));
    else if (request.method === 'GET') event.respondWith(answerNavigation(scope, request));
  });
}
