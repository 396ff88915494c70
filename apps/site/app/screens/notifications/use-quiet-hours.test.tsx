import { loadMessages } from '@heartwood/i18n';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SwitchProblem } from '../../forms/use-switches';
import type { QuietHours } from './quiet-hours';
import { useQuietHours } from './use-quiet-hours';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const loaded: QuietHours = { on: true, from: '22:30', until: '08:00', zone: 'Europe/Amsterdam' };
const later = { ...loaded, from: '23:00' };
const latest = { ...loaded, from: '23:15' };

let root: Root;
let page: ReturnType<typeof useQuietHours>;
let sent: QuietHours[];
let undos: (undefined | (() => void))[];
let problem: SwitchProblem;

function Shown() {
  const quiet = useQuietHours(loaded, {
    save: async (hours) => {
      sent.push(hours);
      return problem;
    },
    onSaved: (undo) => undos.push(undo),
  });
  useEffect(() => {
    page = quiet;
  });
  return null;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  [sent, undos, problem] = [[], [], undefined];
  root = createRoot(document.createElement('div'));
  const messages = await loadMessages('en');
  await act(async () => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <Shown />
      </IntlProvider>,
    );
  });
});

afterEach(() => vi.useRealTimers());

test('dragging updates the times at once and saves them once, after a delay', async () => {
  await act(async () => page.change(later));
  await pass(500);
  await act(async () => page.change(latest));
  await pass(500);
  expect([page.hours, sent]).toEqual([latest, []]);
  await pass(500);
  expect([sent, undos]).toEqual([[latest], [expect.any(Function)]]);
});

test('undo restores the loaded times and saves them', async () => {
  await act(async () => page.apply(later));
  await act(async () => undos[0]?.());
  expect([page.hours, sent, undos]).toEqual([loaded, [later, loaded], [expect.any(Function), undefined]]);
});

test('reverts the times when saving fails', async () => {
  problem = 'authentication_required';
  await act(async () => page.apply(later));
  expect([page.hours, undos]).toEqual([loaded, []]);
});

test('saves a pending change on unmount', async () => {
  await act(async () => page.change(later));
  await act(async () => root.unmount());
  expect(sent).toEqual([later]);
});
