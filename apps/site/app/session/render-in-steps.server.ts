import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeout = 10_000;

/** Renders a page whose parts have to be waited for; rejects with the first error of a part. */
export function renderInSteps(element: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Told after a failure too, when reading would reject once more, with nobody to take it: the process would end.
      onAllReady: () => {
        if (!failed) resolve(text(pipe(new PassThrough())));
      },
      onShellError: fail,
      onError: fail,
    });
    setTimeout(() => abort(new Error('rendering took too long')), renderTimeout).unref();
  });
}
