import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Late, LoadFailureProvider } from './Late';
import { latePart } from './late-part';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: HTMLElement;
let rendered: Root;
let gone: boolean;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  gone = true;
  root = document.createElement('div');
  document.body.append(root);
  rendered = createRoot(root);
});

afterEach(async () => {
  await act(async () => rendered.unmount());
  root.remove();
  vi.restoreAllMocks();
});

const goneFor = (content: () => JSX.Element) =>
  latePart(async () => {
    if (gone) throw new Error('gone');
    return { default: content };
  });
const click = () => act(async () => root.querySelector('button')?.click());

test('a part that the member opens and that cannot be loaded is closed with a notice, and opens later', async () => {
  const Part = goneFor(() => <p>Open</p>);
  const notify = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'opened' : 'closed'}</button>
        {isOpen && (
          <Late onFailure={() => setOpen(false)}>
            <Part />
          </Late>
        )}
      </>
    );
  }
  await act(async () =>
    rendered.render(
      <LoadFailureProvider value={notify}>
        <Page />
      </LoadFailureProvider>,
    ),
  );
  await click();
  expect([root.textContent, notify.mock.calls]).toEqual(['closed', [[]]]);
  gone = false;
  await click();
  expect([root.textContent, notify.mock.calls]).toEqual(['openedOpen', [[]]]);
});

test('a part in the background that cannot be loaded is left out, and loaded when online again', async () => {
  const Part = goneFor(() => <p>Watching</p>);
  const notify = vi.fn();
  await act(async () =>
    rendered.render(
      <LoadFailureProvider value={notify}>
        <p>Page</p>
        <Late>
          <Part />
        </Late>
      </LoadFailureProvider>,
    ),
  );
  expect(root.textContent).toBe('Page');
  gone = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect([root.textContent, notify.mock.calls]).toEqual(['PageWatching', []]);
});

test('an error of a loaded part is not handled', async () => {
  gone = false;
  const Part = goneFor(() => {
    throw new Error('a defect');
  });
  const rendering = act(async () =>
    rendered.render(
      <Late onFailure={() => undefined}>
        <Part />
      </Late>,
    ),
  );
  await expect(rendering).rejects.toThrow('a defect');
});
