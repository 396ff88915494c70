import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeout = 10_000;

/**
 * Reads the rendered stream as text. React 18 leaves zero bytes where a multi-byte character did not fit at
 * the end of a chunk (facebook/react#24985); no document has any of its own.
 */
async function textOf(stream: PassThrough): Promise<string> {
  return (await text(stream)).replaceAll('\0', '');
}

/**
 * Renders a whole document after all suspended parts are ready, each in its place, so that it shows without
 * script; rejects with the first error of a part.
 */
export function printDocument(element: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      clearTimeout(timer);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Larger boundaries would be sent hidden, for a script to move into place.
      progressiveChunkSize: Infinity,
      // Also called after a failure, when reading would reject once more; unhandled, that would end the
      // process.
      onAllReady: () => {
        clearTimeout(timer);
        if (!failed) resolve(textOf(pipe(new PassThrough())));
      },
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout).unref();
  });
}
