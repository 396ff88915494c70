import type { AppLoadContext, EntryContext } from '@remix-run/node';
import type { PartFile } from '../document/part-file';

type PrintedContext = Pick<EntryContext, 'manifest' | 'staticHandlerContext'>;

/**
 * Returns the styles of a page's routes and late parts as one text, in the order in which a document would
 * link their files; empty if one of the files cannot be read.
 */
export function pageCss(
  { manifest, staticHandlerContext }: PrintedContext,
  parts: readonly PartFile[],
  readAsset: AppLoadContext['readAsset'],
): string {
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const ofParts = parts.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href);
  const texts = [...new Set([...ofRoutes, ...ofParts])].map(readAsset);
  return texts.includes(undefined) ? '' : texts.join('');
}
