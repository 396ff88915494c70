import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { printedParts } from './late-parts/printed-parts.server';
import { printDocument } from './printing/print-document.server';
import { pageCss } from './printing/page-css.server';
import { PrintedPages } from './printing/printed-pages.server';
import { RenderMaterialProvider } from './document/render-material';
import type { RenderMaterial } from './document/render-material';
import { renderMaterial } from './printing/render-material.server';

export const streamTimeout = 5_000;

/** Returns the loaders' data as the framework writes them into the document. */
function readData({ serverHandoffStream: stream }: EntryContext): Promise<string> {
  return new Response(stream).text();
}

function printPage(
  url: string,
  context: EntryContext,
  data: string,
  material: RenderMaterial,
): Promise<string> {
  const page = (
    <RenderMaterialProvider value={material}>
      <RemixServer
        context={{ ...context, serverHandoffStream: new Blob([data]).stream() }}
        url={url}
        nonce={material.nonce}
        abortDelay={streamTimeout}
      />
    </RenderMaterialProvider>
  );
  return printDocument(page, material.nonce);
}

const printed = new PrintedPages();

/**
 * Renders a whole document and sends it at once. Visitors' documents are cached, as they depend on no member.
 */
export default async function handleRequest(
  { url, method }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { visit, readAsset }: AppLoadContext,
): Promise<Response> {
  const [known, data] = await Promise.all([renderMaterial(visit), readData(context)]);
  const parts = printedParts(context, visit.address);
  // Visitors have no file of the site cached, and would see nothing for another round trip.
  const css = visit.hasSession ? '' : pageCss(context, parts, readAsset);
  const material = { ...known, parts, pageCss: css };
  const print = (nonce: string) => printPage(url, context, data, { ...material, nonce });
  const body =
    status === 200 && method === 'GET' && !visit.hasSession
      ? await printed.get([url, material.key, data], visit.nonce, print)
      : Buffer.from(await print(visit.nonce));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', material.language);
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

/** Logs an error of a loader, an action or the rendering with the request's id; a wrong address or method isn't one. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.visit.report(error);
}
