import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { printWaitingFramework } from './first-press/print-waiting-framework.server';
import { printedParts } from './late-parts/printed-parts.server';
import { PrintedPages } from './session/printed-pages.server';
import { renderInSteps } from './session/render-in-steps.server';
import { RenderMaterialProvider } from './session/render-material';
import type { RenderMaterial } from './session/render-material';
import { renderMaterial } from './session/render-material.server';

export const streamTimeout = 5_000;

const docType = '<!DOCTYPE html>';
const unfinished = '<!--$!-->';

/** The page as one string, by far the fastest way; nothing where a part of it has to be waited for, or fails. */
function renderAtOnce(page: () => ReactElement): string | undefined {
  try {
    const html = renderToString(page());
    return html.includes(unfinished) ? undefined : docType + html;
  } catch {
    return undefined;
  }
}

/** Reads the loaders' data before the page is rendered, where the framework finds it, so that no part has to wait. */
async function readData(context: EntryContext): Promise<string> {
  const { serverHandoffStream: stream, renderMeta } = context;
  if (!stream || !renderMeta) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true });
  reader.releaseLock();
  const read = Promise.resolve();
  renderMeta.streamCache = { 0: Object.assign(read, { result: { done: true, value } }) };
  return value;
}

function printPage(url: string, context: EntryContext, material: RenderMaterial): Promise<string> {
  const page = () => (
    <RenderMaterialProvider value={material}>
      <RemixServer
        context={{ ...context, serverHandoffStream: new ReadableStream() }}
        url={url}
        nonce={material.nonce}
        abortDelay={streamTimeout}
      />
    </RenderMaterialProvider>
  );
  const html = renderAtOnce(page);
  return html === undefined ? renderInSteps(page(), material.nonce) : Promise.resolve(html);
}

const printed = new PrintedPages();

/** Renders a whole document and sends it at once. */
export default async function handleRequest(
  { url, method }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { visit }: AppLoadContext,
): Promise<Response> {
  const [known, data] = await Promise.all([renderMaterial(visit), readData(context)]);
  const waits = status === 200 && method === 'GET' && visit.handle?.framework === 'waits';
  const material = {
    ...known,
    parts: printedParts(context, visit.address),
    waiting: waits ? printWaitingFramework(context, data) : null,
  };
  const print = (nonce: string) => printPage(url, context, { ...material, nonce });
  const body =
    status === 200 && method === 'GET'
      ? await printed.get([url, material.key, data], visit.nonce, print)
      : Buffer.from(await print(visit.nonce));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', material.language);
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

/** Notes an error of a loader, an action or the rendering under the request's id. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.visit.report(error);
}
