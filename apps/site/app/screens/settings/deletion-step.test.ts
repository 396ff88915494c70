import { expect, test } from 'vitest';
import { deletionStep } from './deletion-step';

const visible = { reason: null, offer: true, invisible: false };
const at = (query: string, change: Partial<Parameters<typeof deletionStep>[1]> = {}) => {
  const { kind, number, total } = deletionStep(new URLSearchParams(query), { ...visible, ...change });
  return `${kind} ${number}/${total}`;
};

test('has three steps with an offer, and two without', () => {
  expect(['', 'step=next', 'step=offer', 'step=last'].map((query) => at(query))).toEqual([
    'reason 1/3',
    'offer 2/3',
    'offer 2/3',
    'last 3/3',
  ]);
  expect(['', 'step=next', 'step=offer', 'step=last'].map((query) => at(query, { offer: false }))).toEqual([
    'reason 1/2',
    'last 2/2',
    'last 2/2',
    'last 2/2',
  ]);
});

test('the last step stays the third after the offer was declined', () => {
  expect(at('step=last&of=3', { offer: false })).toBe('last 3/3');
});

test('the reason not_sure leads to help first, and pause to invisibility', () => {
  expect([
    at('step=next', { reason: 'not_sure' }),
    at('step=next', { reason: 'pause' }),
    at('step=next', { reason: 'pause', invisible: true }),
    at('step=offer', { reason: 'not_sure' }),
    at('step=offer', { reason: 'pause', offer: false }),
  ]).toEqual(['help 1/3', 'pause 1/3', 'offer 2/3', 'offer 2/3', 'last 2/2']);
});

test('an unknown step is the first step', () => {
  expect(at('step=elsewhere')).toBe('reason 1/3');
});
