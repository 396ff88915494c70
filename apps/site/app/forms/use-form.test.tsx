import { createRemixStub } from '@remix-run/testing';
import { data } from '@remix-run/node';
import { Form, useLocation } from '@remix-run/react';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@heartwood/i18n';
import { Toasts } from '../overlays/toasts';
import { fieldProblem, missingFields } from './form-problem';
import { useForm } from './use-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: HTMLElement;
let answer: { readonly promise: Promise<unknown>; readonly resolve: (value: unknown) => void };

function page() {
  return root.querySelector('output')?.textContent;
}

function Shown({ children }: { readonly children?: ReactNode }) {
  const { busy, error, fieldError, saved } = useForm({ fields: ['name'], saved: 'Saved.' });
  const { pathname } = useLocation();
  return (
    <Form method="post" action={pathname}>
      <input name="name" defaultValue="Ada" />
      <output>{JSON.stringify({ busy, error, name: fieldError('name'), saved })}</output>
      <button>Save</button>
      {children}
    </Form>
  );
}

async function open(printed?: unknown) {
  const messages = await loadMessages('en');
  const Stub = createRemixStub([{ path: '/settings', Component: Shown, action: () => answer.promise }]);
  await act(async () => {
    createRoot(root).render(
      <IntlProvider locale="en" messages={messages}>
        <Stub
          initialEntries={['/settings']}
          hydrationData={printed === undefined ? {} : { actionData: { '0': printed } }}
        />
        <Toasts />
      </IntlProvider>,
    );
  });
}

async function send() {
  await act(async () => root.querySelector('button')?.click());
}

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  let resolve = (_value: unknown) => undefined as void;
  const promise = new Promise((done) => {
    resolve = done;
  });
  answer = { promise, resolve };
});

afterEach(() => document.body.replaceChildren());

test('is busy while submitting, then returns the field errors', async () => {
  await open();
  expect(page()).toBe('{"busy":false}');
  await send();
  expect(page()).toBe('{"busy":true}');
  await act(async () =>
    answer.resolve(data({ values: {}, problem: fieldProblem({ name: 'required' }) }, 422)),
  );
  expect(page()).toBe('{"busy":false,"name":"Please fill this in"}');
});

test('an error without a field is a form error', async () => {
  await open();
  await send();
  const problem = { code: 'internal_error', fields: {}, data: {} };
  await act(async () => answer.resolve(data({ values: {}, problem }, 500)));
  expect(JSON.parse(page() ?? '')).toEqual({ busy: false, error: expect.stringMatching(/\w/) });
});

test('an error of a field that is not on the page is a form error', async () => {
  await open();
  await send();
  const problem = fieldProblem({ name: 'required', terms_version: 'invalid' });
  await act(async () => answer.resolve(data({ values: {}, problem }, 422)));
  expect(JSON.parse(page() ?? '')).toEqual({
    busy: false,
    name: 'Please fill this in',
    error: expect.stringMatching(/\w/),
  });
});

test('a successful submission shows a toast and no message on the page', async () => {
  await open();
  await send();
  await act(async () => answer.resolve({ values: {}, done: true }));
  expect(page()).toBe('{"busy":false}');
  const toast = await vi.waitFor(
    () => document.querySelector('[role="alertdialog"]') ?? Promise.reject(),
    10_000,
  );
  expect(toast.textContent).toBe('Saved.');
});

test('server-rendered action data shows the saved message on the page', async () => {
  await open({ values: {}, done: true });
  expect(page()).toBe('{"busy":false,"saved":"Saved."}');
});

test('missingFields returns a required error for each empty field', () => {
  expect([missingFields({ email: '', name: 'Ada' }), missingFields({ name: 'Ada' })]).toEqual([
    fieldProblem({ email: 'required' }),
    undefined,
  ]);
});
