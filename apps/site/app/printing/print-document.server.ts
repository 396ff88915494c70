import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeout = 10_000;

/**
 * What was rendered, as text. React 18 leaves zero bytes where a character of several bytes did not fit at the end of a
 * piece (facebook/react#24985); no document has any of its own.
 */
async function textOf(stream: PassThrough): Promise<string> {
  return (await text(stream)).replaceAll('\0', '');
}

/**
 * Prints a whole document, with every part that has to be waited for in its place, so that it shows without script;
 * rejects with the first error of a part.
 */
export function printDocument(element: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Parts beyond this size would be sent hidden, for a script to put in their place.
      progressiveChunkSize: Infinity,
      // Called after a failure too, when reading would reject once more, with nobody to take it: the process would end.
      onAllReady: () => {
        if (!failed) resolve(textOf(pipe(new PassThrough())));
      },
      onShellError: fail,
      onError: fail,
    });
    setTimeout(() => abort(new Error('rendering took too long')), renderTimeout).unref();
  });
}
