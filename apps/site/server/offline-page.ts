import { ApiError } from '@heartwood/api-client';
import { printOfflinePage } from '../app/printing/offline-page.server';
import type { Visit } from '../app/visit/visit.server';
import type { Assets } from './assets';

/** Serves the page that the installed app stores for offline use; nothing if it can't be rendered now. */
export async function answerOfflinePage(visit: Visit, assets: Assets): Promise<Response | undefined> {
  try {
    const { html, language, policy } = await printOfflinePage(visit, (address) => assets.get(address)?.plain);
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'private, no-store',
        'content-security-policy': policy,
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) visit.report(error);
    return undefined;
  }
}
