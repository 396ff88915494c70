import { Writable } from 'node:stream';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { RenderMaterialProvider } from './session/render-material';
import { renderMaterial } from './session/render-material.server';

const renderTimeout = 10_000;

export const streamTimeout = 5_000;

function collect(element: React.ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout);
  });
}

/** Renders a whole document and sends it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { visit }: AppLoadContext,
): Promise<Response> {
  const material = await renderMaterial(visit);
  const body = await collect(
    <RenderMaterialProvider value={material}>
      <RemixServer
        context={remixContext}
        url={request.url}
        nonce={material.nonce}
        abortDelay={streamTimeout}
      />
    </RenderMaterialProvider>,
    material.nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', material.language);
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}

/** Notes an error of a loader, an action or the rendering under the request's id. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.visit.report(error);
}
