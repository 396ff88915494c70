import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStep } from '../src/progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function outputOf(isTTY) {
  const written = [];
  return { written, isTTY, columns: 40, write: (text) => written.push(text) };
}

test('a step reports its progress every five seconds, and its duration at the end', () => {
  const output = outputOf(false);
  const step = startStep('Installing', output);
  vi.advanceTimersByTime(4000);
  step.update('3 of 8 packages');
  vi.advanceTimersByTime(4000);
  step.update('8 of 8 packages');
  vi.advanceTimersByTime(1500);
  step.end();
  vi.advanceTimersByTime(60_000);
  expect(output.written).toEqual([
    'Installing …\n',
    'Installing, 3 of 8 packages, 5.0 s …\n',
    'Installing, 8 of 8 packages, 9.5 s\n',
  ]);
});

test('on a terminal one line is rewritten, cut to the terminal width', () => {
  const output = outputOf(true);
  const step = startStep('Preparing the database', output);
  step.update('120 of 2800 pictures drawn');
  vi.advanceTimersByTime(200);
  step.end();
  expect(output.written).toEqual([
    'Preparing the database …',
    '\r\x1b[2KPreparing the database, 120 of 2800 pic',
    '\r\x1b[2K',
    'Preparing the database, 120 of 2800 pictures drawn, 0.2 s\n',
  ]);
});
