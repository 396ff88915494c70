import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './hydrated';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let rendered: boolean[] = [];
afterEach(() => {
  rendered = [];
});

function Page() {
  const hydrated = useHydrated();
  rendered.push(hydrated);
  return <p>{String(hydrated)}</p>;
}

test('is false on the server and while hydrating, so that both render the same', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Page />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect({ rendered, text: place.textContent, errors }).toEqual({
    rendered: [false, false, true],
    text: 'true',
    errors: [],
  });
  await act(async () => root.unmount());
});

test('is true at once on a page that the browser opens itself', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  expect(rendered).toEqual([true]);
  await act(async () => root.unmount());
});
