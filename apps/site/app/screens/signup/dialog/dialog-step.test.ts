import { signupMachine } from '@heartwood/flows';
import type { SignupEvent, SignupInput } from '@heartwood/flows';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { dialogStep } from './dialog-step';

function stepAt(input: SignupInput, ...events: readonly SignupEvent[]) {
  const actor = createActor(signupMachine, { input });
  actor.start();
  for (const event of events) actor.send(event);
  return dialogStep(actor.getSnapshot());
}

test.each([
  [{ canPush: false }, 'account'],
  [{ canPush: false, profile: '7' }, 'message'],
  [{ canPush: false, resumeAt: 1 }, 'photo'],
  [{ canPush: false, resumeAt: 2 }, 'about'],
  [{ canPush: false, resumeAt: 3 }, 'looks'],
  [{ canPush: false, resumeAt: 4 }, 'wishes'],
  [{ canPush: true, resumeAt: 'push' }, 'push'],
  [{ canPush: false, resumeAt: 'push' }, 'complete'],
  [{ canPush: false, resumeAt: 'complete' }, 'complete'],
] as const)('%j shows the step %s', (input, step) => expect(stepAt(input)).toBe(step));

test('a closed flow shows nothing', () => {
  expect(stepAt({ canPush: false }, { type: 'CLOSE' })).toBe('over');
  expect(stepAt({ canPush: false }, { type: 'DISMISS' })).toBe('over');
});

test('once something was typed, it cannot be dismissed', () => {
  expect(stepAt({ canPush: false }, { type: 'EDITED' }, { type: 'DISMISS' })).toBe('account');
});
