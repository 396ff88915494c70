import { expect, test } from 'vitest';
import { deletionStep } from './deletion-step';

const visible = { reason: null, offer: true, invisible: false };
const at = (query: string, change: Partial<Parameters<typeof deletionStep>[1]> = {}) => {
  const { kind, number, total } = deletionStep(new URLSearchParams(query), { ...visible, ...change });
  return `${kind} ${number}/${total}`;
};

test('three steps with an offer, two without', () => {
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

test('after the offer was declined the last step is still the third', () => {
  expect(at('step=last&of=3', { offer: false })).toBe('last 3/3');
});

test('who does not feel safe is offered help first, who needs a break the way to be invisible', () => {
  expect([
    at('step=next', { reason: 'not_sure' }),
    at('step=next', { reason: 'pause' }),
    at('step=next', { reason: 'pause', invisible: true }),
    at('step=offer', { reason: 'not_sure' }),
    at('step=offer', { reason: 'pause', offer: false }),
  ]).toEqual(['help 1/3', 'pause 1/3', 'offer 2/3', 'offer 2/3', 'last 2/2']);
});

test('a step that there is not is the first', () => {
  expect(at('step=elsewhere')).toBe('reason 1/3');
});
