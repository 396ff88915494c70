import { describe, expect, it } from 'vitest';
import { settled, started } from '../replay.fixture';
import { signupMachine } from './signup.machine';
import type { SignupContext, SignupInput } from './signup.types';

const form = {
  email: 'ann@mail.example',
  name: 'Ann',
  password: 'correct horse',
  date_of_birth: '1990-04-12',
  terms_version: '2023-12-01T12:00:00Z',
};
const user = { id: 'u1' };

const effects = ['createAccount', 'uploadPhoto', 'saveProfile', 'subscribePush', 'resendActivation'];

function signup(input: Partial<SignupInput> = {}) {
  return started(signupMachine, { input: { canPush: false, ...input }, effects });
}

function failure({ context }: ReturnType<typeof signup>) {
  return (context() as SignupContext).failure;
}

describe('signup', () => {
  it('goes from a first message to the confirming mail', async () => {
    const run = signup({ profile: 'p1', canPush: true });
    run.actor.send({ type: 'MESSAGE_WRITTEN', text: 'Hello' });
    run.actor.send({ type: 'EDITED' });
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.last('createAccount').resolve({ user });
    await settled();
    run.actor.send({ type: 'PHOTO_CHOSEN', file: 'face' });
    run.last('uploadPhoto').resolve({ id: 'f1' });
    await settled();
    for (const changes of [{ gender: 'female' }, { tattoos: 'few' }, { interests: ['tea'] }]) {
      run.actor.send({ type: 'PROFILE_SUBMITTED', changes });
      run.last('saveProfile').resolve({});
      await settled();
    }
    run.actor.send({ type: 'PUSH_ACCEPTED' });
    run.last('subscribePush').resolve(null);
    await settled();
    expect(run.state()).toEqual({ complete: 'confirming' });
    run.actor.send({ type: 'CLOSE' });
    expect(run.calls.map(({ effect, input }) => [effect, input])).toEqual([
      ['createAccount', { form: { ...form, signup_message: 'Hello', profile: 'p1' } }],
      ['uploadPhoto', { file: 'face' }],
      ['saveProfile', { changes: { gender: 'female' } }],
      ['saveProfile', { changes: { tattoos: 'few' } }],
      ['saveProfile', { changes: { interests: ['tea'] } }],
      ['subscribePush', undefined],
    ]);
    expect(run.emitted).toEqual([
      { type: 'step', step: 0 },
      { type: 'step', step: 1 },
      { type: 'step', step: 2 },
      { type: 'step', step: 3 },
      { type: 'step', step: 4 },
      { type: 'step', step: 'push' },
      { type: 'step', step: 'complete' },
      { type: 'signup-closed', completed: true },
    ]);
  });

  it('skips every step that may be skipped, and the prompt where push is impossible', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.last('createAccount').resolve({ user });
    await settled();
    for (let step = 1; step <= 4; step += 1) run.actor.send({ type: 'SKIP' });
    expect(run.state()).toEqual({ complete: 'confirming' });
    expect(run.calls.map(({ effect }) => effect)).toEqual(['createAccount']);
  });

  it('goes back through the profile steps and forgets what failed there', async () => {
    const run = signup({ resumeAt: 4 });
    run.actor.send({ type: 'PROFILE_SUBMITTED', changes: { description: 'x' } });
    run.last('saveProfile').reject({ code: 'invalid_fields', fields: { description: 'too_long' } });
    await settled();
    expect([run.state(), failure(run)]).toEqual([
      { wishes: 'editing' },
      { code: 'invalid_fields', fields: { description: 'too_long' } },
    ]);
    run.actor.send({ type: 'BACK' });
    run.actor.send({ type: 'BACK' });
    run.actor.send({ type: 'BACK' });
    expect([run.state(), failure(run)]).toEqual([{ photo: 'choosing' }, null]);
  });

  it('keeps the form and says why the account was refused', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run
      .last('createAccount')
      .reject({ code: 'underage', data: { min_age: 18 }, fields: { date_of_birth: 'underage' } });
    await settled();
    expect([run.state(), failure(run)]).toEqual([
      { start: 'filling' },
      { code: 'underage', data: { min_age: 18 }, fields: { date_of_birth: 'underage' } },
    ]);
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    expect(failure(run)).toBeNull();
    run.last('createAccount').reject(new TypeError('connection lost'));
    await settled();
    expect(failure(run)).toEqual({ code: 'internal_error' });
  });

  it('holds no password and no photo', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.last('createAccount').resolve({ user });
    await settled();
    run.actor.send({ type: 'PHOTO_CHOSEN', file: 'face' });
    expect(run.context()).toEqual({
      profile: null,
      canPush: false,
      resumeAt: 0,
      message: null,
      email: 'ann@mail.example',
      failure: null,
      resent: false,
      mailedOnly: false,
    });
  });

  it('goes to the mail at once where the answer must not tell whether the account existed', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.last('createAccount').resolve({ user: null });
    await settled();
    expect(run.state()).toEqual({ complete: 'confirming' });
    expect((run.context() as SignupContext).mailedOnly).toBe(true);
  });

  it('cannot be left by backdrop or Esc from the first key on', async () => {
    const run = signup();
    expect(run.has('in progress')).toBe(false);
    run.actor.send({ type: 'EDITED' });
    const left: unknown[] = [];
    const dismiss = () => {
      run.actor.send({ type: 'DISMISS' });
      left.push([run.state(), run.has('in progress')]);
    };
    dismiss();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    dismiss();
    run.last('createAccount').resolve({ user });
    await settled();
    dismiss();
    run.actor.send({ type: 'SKIP' });
    dismiss();
    expect(left).toEqual([
      [{ start: 'filling' }, true],
      ['creating', true],
      [{ photo: 'choosing' }, true],
      [{ about: 'editing' }, true],
    ]);
    run.actor.send({ type: 'SKIP' });
    run.actor.send({ type: 'SKIP' });
    run.actor.send({ type: 'SKIP' });
    expect(run.has('in progress')).toBe(false);
    run.actor.send({ type: 'DISMISS' });
    expect(run.state()).toBe('finished');
  });

  it('is closed by an untouched form, by its button and by going to login', () => {
    const ends = (['DISMISS', 'CLOSE', 'LOGIN_CHOSEN'] as const).map((type) => {
      const run = signup();
      run.actor.send({ type });
      return [run.actor.getSnapshot().status, run.emitted.at(-1)];
    });
    expect(ends).toEqual([
      ['done', { type: 'signup-closed', completed: false }],
      ['done', { type: 'signup-closed', completed: false }],
      ['done', { type: 'redirected-to-login' }],
    ]);
  });

  it('does not close while something is sent', () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.actor.send({ type: 'CLOSE' });
    expect(run.state()).toBe('creating');
  });

  it('resumes where a member left it', () => {
    const states = ([1, 2, 3, 4, 'push', 'complete', 0] as const).map((resumeAt) =>
      signup({ resumeAt, canPush: true }).state(),
    );
    expect(states).toEqual([
      { photo: 'choosing' },
      { about: 'editing' },
      { looks: 'editing' },
      { wishes: 'editing' },
      { push: 'asking' },
      { complete: 'confirming' },
      { start: 'form' },
    ]);
  });

  it('sends the mail once more, or says when that is too often', async () => {
    const run = signup({ resumeAt: 'complete' });
    run.actor.send({ type: 'RESEND' });
    run.last('resendActivation').resolve(null);
    await settled();
    expect([(run.context() as SignupContext).resent, failure(run)]).toEqual([true, null]);
    run.actor.send({ type: 'RESEND' });
    run.last('resendActivation').reject({ code: 'too_many_requests', data: { minutes: 20 } });
    await settled();
    expect(failure(run)).toEqual({ code: 'too_many_requests', data: { minutes: 20 } });
  });

  it('refuses to run without its effects', async () => {
    const run = started(signupMachine, { input: { canPush: false } });
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    await settled();
    expect(failure(run)).toEqual({ code: 'internal_error' });
  });
});
