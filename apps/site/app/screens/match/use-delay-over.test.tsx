import { Link, Outlet, useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelayOver } from './use-delay-over';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

function Frame() {
  const over = useDelayOver();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search} ${over ? 'over' : 'waits'}`}</output>
      <Link to="/likes">Likes</Link>
      <Link to="/members?t=5">Members</Link>
      <Link to="/chats">Chats</Link>
      <Outlet />
    </>
  );
}

let arrive: () => void;

async function open(address: string): Promise<void> {
  const children = [
    ...['/members', '/likes'].map((path) => ({ id: path, path, Component: () => null })),
    {
      id: '/chats',
      path: '/chats',
      Component: () => null,
      loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
    },
  ];
  const Stub = createRemixStub([{ id: 'frame', path: '/', Component: Frame, children }]);
  await act(async () => root.render(<Stub initialEntries={[address]} />));
}

const shown = () => place.querySelector('output')?.textContent;
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click());

test('the delay ends on its page, and the parameter is removed', async () => {
  await open('/members?min_age=20&t=5');
  const seen = [shown()];
  await wait(4.9);
  seen.push(shown());
  await wait(0.1);
  seen.push(shown());
  expect(seen).toEqual([
    '/members?min_age=20&t=5 waits',
    '/members?min_age=20&t=5 waits',
    '/members?min_age=20 over',
  ]);
});

test('the delay goes on when another page is opened, and is not started twice', async () => {
  await open('/members?t=5');
  await wait(3);
  await press('Likes');
  const seen = [shown()];
  await wait(2);
  seen.push(shown());
  await press('Members');
  seen.push(shown());
  expect(seen).toEqual(['/likes waits', '/likes over', '/members over']);
});

test('the end of the delay does not break off a navigation', async () => {
  await open('/members?t=5');
  await press('Chats');
  await wait(5);
  const seen = [shown()];
  await act(async () => arrive());
  seen.push(shown());
  expect(seen).toEqual(['/members?t=5 over', '/chats over']);
});

test('there is no delay without the parameter', async () => {
  await open('/members?min_age=20');
  await wait(90_000);
  expect(shown()).toBe('/members?min_age=20 waits');
});
