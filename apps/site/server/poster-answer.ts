import type { Locale } from '@heartwood/i18n';
import type { PrintedPoster } from '../app/poster-page/print-poster.server';
import { policyHeaders } from './security-headers';

/** Serves an advertising page. */
export function posterAnswer(
  { html, policy }: PrintedPoster,
  { locale, cacheControl }: { readonly locale: Locale; readonly cacheControl: string },
): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': cacheControl,
      ...policyHeaders(policy),
    },
  });
}
