import { buildMemberCards } from '@heartwood/api-contract/builders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { englishTexts } from '../../document/english-texts.fixture';
import MatchPopup from './match-popup';
import type { Popup } from './waiting-popups';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The tests' DOM has dialogs without these methods, and doesn't navigate.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
document.addEventListener('click', (event) => event.preventDefault());

const likes = buildMemberCards(4).map((other): Popup => ({ kind: 'like', other }));
const ids = likes.map(({ other }) => other.id);

let rendered: Root;
let root: HTMLElement;
let heard: unknown[];
const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  heard = [];
  window.addEventListener('match-popup', hear);
  root = document.createElement('div');
  document.body.append(root);
  rendered = createRoot(root);
});
afterEach(async () => {
  window.removeEventListener('match-popup', hear);
  await act(async () => rendered.unmount());
  root.remove();
});

async function press(popups: readonly Popup[], href: string, place: 'first' | 'last'): Promise<unknown[]> {
  const Texts = await englishTexts();
  await act(async () =>
    rendered.render(
      <Texts>
        <MatchPopup popups={popups} onClose={() => heard.push('closed')} />
      </Texts>,
    ),
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)];
  await act(async () => links.at(place === 'first' ? 0 : -1)?.click());
  return heard;
}

test('a press on the picture or the button of one like emits an event with that member', async () => {
  const profile = ids[0] ?? '';
  expect(await press(likes.slice(0, 1), `/likes/m/${profile}`, 'first')).toEqual([
    { part: 'image', profile },
    'closed',
  ]);
  heard = [];
  expect(await press(likes.slice(0, 1), `/likes/m/${profile}`, 'last')).toEqual([
    { part: 'button', profile },
    'closed',
  ]);
});

test('a press on a face among several likes emits an event with that member', async () => {
  const profile = ids[1] ?? '';
  expect(await press(likes, `/likes/m/${profile}`, 'first')).toEqual([{ part: 'image', profile }, 'closed']);
});

test('a press on the button of several likes emits an event for each of their members', async () => {
  expect(await press(likes, '/likes/received', 'first')).toEqual([
    ...ids.map((profile) => ({ part: 'button', profile })),
    'closed',
  ]);
});
