import { createRemixStub } from '@remix-run/testing';
import { Link, useParams } from '@remix-run/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from './person';
import { useNeighbours, useRememberedList } from './list-navigation';
import type { GoOn } from './list-navigation';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const person = (id: string): Person => ({
  id,
  name: id,
  age: 40,
  country: 'NL',
  city: 'Utrecht',
  region: 'Utrecht',
  fictional: false,
  liked: false,
  image: null,
  photos: 0,
  isNew: false,
});
const people = ['ann', 'ben', 'cas', 'dee'].map(person);
const more = ['eva', 'fay'].map(person);

let root: HTMLElement;
let rendered: Root;
let asked: number;
let answer: (isThere: boolean) => Promise<void>;

const goOn: GoOn = () => {
  asked += 1;
  return new Promise((resolve, reject) => {
    answer = (isThere) =>
      act(async () =>
        isThere ? resolve({ people: [...people, ...more], goOn: undefined }) : reject(new Error('offline')),
      );
  });
};

function List() {
  useRememberedList('members', people, goOn);
  return people.map(({ id }) => <Link key={id} id={id} to={`/members/${id}`} />);
}

function Profile() {
  const { id = '' } = useParams();
  const { previous, next } = useNeighbours('members', id) ?? {};
  return (
    <>
      <output>{`${previous?.id ?? 'none'} ${next?.id ?? 'none'}`}</output>
      {next && <Link id="next" to={`/members/${next.id}`} replace />}
    </>
  );
}

const shown = () => root.querySelector('output')?.textContent;
const press = async (id: string) => {
  await act(async () => root.querySelector<HTMLElement>(`#${id}`)?.click());
};

beforeEach(async () => {
  asked = 0;
  root = document.createElement('div');
  document.body.append(root);
  const Stub = createRemixStub([
    { path: '/members', Component: List },
    { path: '/members/:id', Component: Profile },
  ]);
  await act(async () => {
    rendered = createRoot(root);
    rendered.render(<Stub initialEntries={['/members']} />);
  });
  await act(() => vi.waitFor(() => expect(root.querySelector('#ann')).not.toBeNull()));
});

afterEach(async () => {
  await act(async () => rendered.unmount());
  root.remove();
});

test('a partly loaded list continues from profile to profile, loading its next page before the end', async () => {
  await press('ben');
  expect([shown(), asked]).toEqual(['ann cas', 0]);
  await press('next');
  expect([shown(), asked]).toEqual(['ben dee', 1]);
  await press('next');
  expect([shown(), asked]).toEqual(['cas none', 1]);
  await answer(true);
  expect(shown()).toBe('cas eva');
  await press('next');
  await press('next');
  expect([shown(), asked]).toEqual(['eva none', 1]);
});

test('a failed next page is requested again at the next profile', async () => {
  await press('cas');
  await answer(false);
  expect([shown(), asked]).toEqual(['ben dee', 1]);
  await press('next');
  expect([shown(), asked]).toEqual(['cas none', 2]);
  await answer(true);
  expect(shown()).toBe('cas eva');
});
