import { loadMessages } from '@heartwood/i18n';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../overlays/toasts';
import type { OwnValues } from './own-values';
import { usePartEditing } from './use-part-editing';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const values: OwnValues = {
  name: 'Ada',
  country: 'NL',
  region: null,
  city: null,
  description: null,
  interests: [],
  gender: 'female',
  sexuality: 'hetero',
  reason_for_signup: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
};

let root: HTMLElement;
let rendered: Root;
let answers: ((status: number, body: object) => Promise<void>)[];

function Shown() {
  const editing = usePartEditing(values);
  return (
    <>
      <a {...editing.link('name')} id="open-name" />
      <a {...editing.link('description')} id="open-description" />
      <output>{JSON.stringify([editing.part, editing.problem?.code ?? null])}</output>
      <button id="close" onClick={editing.close}>
        Close
      </button>
      <form onSubmit={editing.submit}>
        <input name="name" defaultValue="Bea" />
        <input name="description" defaultValue="Hello" />
        <button id="save">Save</button>
      </form>
    </>
  );
}

const shown = () => root.querySelector('output')?.textContent;
const press = (id: string) => act(async () => root.querySelector<HTMLElement>(`#${id}`)?.click());
const announced = (words: string) =>
  vi.waitFor(() => {
    const toasts = [...document.querySelectorAll('[role="alertdialog"]')];
    expect(toasts.map(({ textContent }) => textContent)).toContain(words);
  }, 10_000);

const refused = { message: 'no', statusCode: 422, code: 'name_starts_with_at', fields: {} };

beforeEach(async () => {
  answers = [];
  vi.stubGlobal('fetch', () => {
    return new Promise((resolve) => {
      answers.push((status, body) => act(async () => resolve(Response.json(body, { status }))));
    });
  });
  root = document.createElement('div');
  document.body.append(root);
  const messages = await loadMessages('en');
  const Stub = createRemixStub([{ path: '/', Component: Shown }]);
  await act(async () => {
    rendered = createRoot(root);
    rendered.render(
      <IntlProvider locale="en" messages={messages}>
        <Stub />
        <Toasts />
      </IntlProvider>,
    );
  });
});

afterEach(async () => {
  await act(async () => rendered.unmount());
  root.remove();
  vi.unstubAllGlobals();
});

async function saving(part: 'name' | 'description') {
  await press(`open-${part}`);
  await press('save');
  await act(() => vi.waitFor(() => expect(answers).toHaveLength(1), 10_000));
}

test('the open form shows the error of a rejected save', async () => {
  await saving('name');
  await answers[0]?.(422, refused);
  await act(() => vi.waitFor(() => expect(shown()).toBe('["name","name_starts_with_at"]')));
});

test('a rejected save of a closed form shows a toast and keeps the open form', async () => {
  await saving('name');
  await press('close');
  await press('open-description');
  await answers[0]?.(422, refused);
  await announced('Your profile name can’t start with @');
  expect(shown()).toBe('["description",null]');
});

test('a completed save of a closed form shows a toast and keeps the open form', async () => {
  await saving('name');
  await press('close');
  await press('open-description');
  await answers[0]?.(200, { profile: {} });
  await announced('SavedUndo');
  expect(shown()).toBe('["description",null]');
});
