import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useOverlayTurn } from './overlay-turn';
import type { OverlayKind } from './overlay-turn';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let place: HTMLElement;
let root: Root;

function Overlay({ kind, wanted }: { readonly kind: OverlayKind; readonly wanted: boolean }) {
  return useOverlayTurn(kind, wanted) ? <p>{kind}</p> : null;
}

/** Renders one overlay of each wanted kind, and returns what is visible. */
async function render(...wanted: readonly OverlayKind[]) {
  const kinds = ['match', 'reminder', 'terms', 'opened'] as const;
  await act(async () =>
    root.render(kinds.map((kind) => <Overlay key={kind} kind={kind} wanted={wanted.includes(kind)} />)),
  );
  return Array.from(place.querySelectorAll('p'), (shown) => shown.textContent);
}

beforeEach(() => {
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(() => act(() => root.unmount()));

test('shows one overlay at a time, and the next by priority when it closes', async () => {
  expect([
    await render(),
    await render('match'),
    await render('match', 'reminder', 'terms', 'opened'),
    await render('reminder', 'terms', 'opened'),
    await render('reminder', 'terms'),
    await render('reminder'),
    await render(),
  ]).toEqual([[], ['match'], ['match'], ['opened'], ['terms'], ['reminder'], []]);
});

test('an overlay withdrawn while it waits is not shown', async () => {
  expect([
    await render('terms'),
    await render('terms', 'match'),
    await render('terms'),
    await render(),
  ]).toEqual([['terms'], ['terms'], ['terms'], []]);
});
