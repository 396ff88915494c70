import { loadMessages } from '@heartwood/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../overlays/toasts';
import { useSwitches } from './use-switches';
import type { SwitchProblem } from './use-switches';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: HTMLElement;
let rendered: Root;
let asked: { readonly on: boolean; readonly answer: (code: SwitchProblem) => void }[];
let undos: (undefined | (() => void))[];

function save(_id: string, on: boolean): Promise<SwitchProblem> {
  return new Promise((answer) => asked.push({ on, answer }));
}

function Shown() {
  const { selected, onSubmit } = useSwitches(save, (undo) => undos.push(undo))({
    id: 'invisible',
    name: 'invisible',
    action: '/settings',
    selected: false,
  });
  return (
    <form onSubmit={onSubmit}>
      <button>{selected ? 'on' : 'off'}</button>
    </form>
  );
}

const shown = () => root.querySelector('button')?.textContent;
const press = () => act(async () => root.querySelector('button')?.click());
const answer = (at: number, code?: SwitchProblem) => act(async () => asked[at]?.answer(code));

beforeEach(async () => {
  asked = [];
  undos = [];
  root = document.createElement('div');
  document.body.append(root);
  const messages = await loadMessages('en');
  await act(async () => {
    rendered = createRoot(root);
    rendered.render(
      <IntlProvider locale="en" messages={messages}>
        <Shown />
        <Toasts />
      </IntlProvider>,
    );
  });
});

afterEach(async () => {
  await act(async () => rendered.unmount());
  root.remove();
});

test('a switch updates optimistically, and reverts with a toast when saving fails', async () => {
  await press();
  expect(shown()).toBe('on');
  await answer(0, 'conflict');
  expect(shown()).toBe('off');
  const toast = await vi.waitFor(
    () => document.querySelector('[role="alertdialog"]') ?? Promise.reject(),
    10_000,
  );
  expect(toast.textContent).toBe(
    'Something changed in the meantime. Please reload the page and check again.',
  );
  expect(undos).toEqual([]);
});

test('two quick toggles are saved in sequence, and a failed save reverts to the last saved state', async () => {
  await press();
  await press();
  expect([shown(), asked.map(({ on }) => on)]).toEqual(['off', [true]]);
  await answer(0);
  expect([shown(), asked.map(({ on }) => on)]).toEqual(['off', [true, false]]);
  await answer(1, 'conflict');
  expect(shown()).toBe('on');
});

test('a saved toggle offers an undo, and the undo offers none', async () => {
  await press();
  await answer(0);
  expect([shown(), undos]).toEqual(['on', [expect.any(Function)]]);
  await act(async () => undos[0]?.());
  expect([shown(), asked.map(({ on }) => on)]).toEqual(['off', [true, false]]);
  await answer(1);
  expect([shown(), undos]).toEqual(['off', [expect.any(Function), undefined]]);
});

test('an unchanged response reverts the switch without a message', async () => {
  await press();
  await answer(0, 'unchanged');
  expect([shown(), undos, document.querySelectorAll('[role="alertdialog"]').length]).toEqual(['off', [], 0]);
});
