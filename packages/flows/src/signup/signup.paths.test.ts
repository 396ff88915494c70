import { describe, expect, it } from 'vitest';
import { replayShortestPaths } from '../replay.fixture';
import { signupMachine } from './signup.machine';

const form = {
  email: 'ann@mail.example',
  name: 'Ann',
  password: 'correct horse',
  date_of_birth: '1990-04-12',
  terms_version: '2023-12-01T12:00:00Z',
};

const events = [
  { type: 'MESSAGE_WRITTEN', text: 'Hello' },
  { type: 'EDITED' },
  { type: 'ACCOUNT_SUBMITTED', form },
  { type: 'LOGIN_CHOSEN' },
  { type: 'PHOTO_CHOSEN', file: null },
  { type: 'PROFILE_SUBMITTED', changes: { gender: 'female' } },
  { type: 'PUSH_ACCEPTED' },
  { type: 'RESEND' },
  { type: 'SKIP' },
  { type: 'BACK' },
  { type: 'DISMISS' },
  { type: 'CLOSE' },
  { type: 'xstate.done.actor.createAccount', output: { user: { id: 'u1' } } },
  { type: 'xstate.error.actor.createAccount', error: { code: 'account_exists' } },
  { type: 'xstate.done.actor.uploadPhoto', output: {} },
  { type: 'xstate.error.actor.uploadPhoto', error: { code: 'photo_invalid' } },
  { type: 'xstate.done.actor.saveProfile', output: {} },
  { type: 'xstate.error.actor.saveProfile', error: { code: 'invalid_fields' } },
  { type: 'xstate.done.actor.subscribePush', output: null },
  { type: 'xstate.error.actor.subscribePush', error: new Error('denied') },
  { type: 'xstate.done.actor.resendActivation', output: null },
  { type: 'xstate.error.actor.resendActivation', error: { code: 'too_many_requests' } },
];

describe('signup', () => {
  it('replays every generated path to every state, by failure and resend', async () => {
    const result = await replayShortestPaths({
      machine: signupMachine,
      effects: ['createAccount', 'uploadPhoto', 'saveProfile', 'subscribePush', 'resendActivation'],
      input: { profile: 'p1', asksMessage: true, canPush: true },
      events,
      invariant: (run) => {
        const before = JSON.stringify(run.state());
        const [busy, inProgress] = [run.has('busy'), run.has('in progress')];
        if (busy) run.actor.send({ type: 'CLOSE' });
        if (inProgress) run.actor.send({ type: 'DISMISS' });
        return JSON.stringify(run.state()) === before ? null : `${before} was left while busy or in progress`;
      },
      visible: ({ failure, resent, message, member }) => [failure, resent, message, member],
    });
    expect(result).toEqual({ paths: result.paths, strayed: [], missed: [] });
    expect(result.paths).toBeGreaterThan(40);
  });
});
