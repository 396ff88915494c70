import { buildSignupForm, buildUser } from '@heartwood/api-contract/builders';
import { signupMachine } from '@heartwood/flows';
import type { AccountCreated, SignupEvent, SignupInput } from '@heartwood/flows';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { dialogStep } from './dialog-step';

const visitor: SignupInput = { canPush: true, asksMessage: false };

function stepAt(input: SignupInput, ...events: readonly SignupEvent[]) {
  const actor = createActor(signupMachine, { input });
  actor.start();
  for (const event of events) actor.send(event);
  return dialogStep(actor.getSnapshot());
}

test('shows every step in order', async () => {
  const machine = signupMachine.provide({
    actors: {
      createAccount: fromPromise((): Promise<AccountCreated> => Promise.resolve({ user: buildUser() })),
    },
  });
  const actor = createActor(machine, { input: { ...visitor, profile: '7', asksMessage: true } });
  const shown: string[] = [];
  actor.subscribe((snapshot) => {
    const step = dialogStep(snapshot);
    if (shown.at(-1) !== step) shown.push(step);
  });
  actor.start();
  actor.send({ type: 'MESSAGE_WRITTEN', text: 'Hello' });
  actor.send({ type: 'ACCOUNT_SUBMITTED', form: buildSignupForm() });
  await expect.poll(() => dialogStep(actor.getSnapshot())).toBe('photo');
  for (let step = 1; step <= 5; step += 1) actor.send({ type: 'SKIP' });
  actor.send({ type: 'CLOSE' });
  expect(shown).toEqual([
    'message',
    'account',
    'photo',
    'about',
    'looks',
    'wishes',
    'push',
    'complete',
    'over',
  ]);
});

test('a closed signup is over', () => {
  expect(stepAt(visitor, { type: 'CLOSE' })).toBe('over');
  expect(stepAt(visitor, { type: 'DISMISS' })).toBe('over');
  expect(stepAt(visitor, { type: 'LOGIN_CHOSEN' })).toBe('over');
});

test('the signup cannot be dismissed after an edit', () => {
  expect(stepAt(visitor, { type: 'EDITED' }, { type: 'DISMISS' })).toBe('account');
});
