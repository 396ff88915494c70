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
  return started(signupMachine, { input: { canPush: false, asksMessage: false, ...input }, effects });
}

function failure({ context }: ReturnType<typeof signup>) {
  return (context() as SignupContext).failure;
}

async function signedUp(input: Partial<SignupInput> = {}) {
  const run = signup(input);
  run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
  run.last('createAccount').resolve({ user });
  await settled();
  return run;
}

describe('signup', () => {
  it('goes from a first message to the confirmation mail', async () => {
    const run = signup({ profile: 'p1', asksMessage: true, canPush: true });
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
    expect(run.emitted).toEqual([{ type: 'signup-closed', member: true }]);
  });

  it('skips every optional step, and the push prompt where push is not available', async () => {
    const run = await signedUp();
    for (let step = 1; step <= 4; step += 1) run.actor.send({ type: 'SKIP' });
    expect(run.state()).toEqual({ complete: 'confirming' });
    expect(run.calls.map(({ effect }) => effect)).toEqual(['createAccount']);
  });

  it('goes back through the steps, keeps saved values and clears failures', async () => {
    const run = await signedUp({ canPush: true });
    run.actor.send({ type: 'PHOTO_CHOSEN', file: 'face' });
    run.last('uploadPhoto').resolve({ id: 'f1' });
    await settled();
    for (const changes of [{ gender: 'female' }, { tattoos: 'few' }, { interests: ['tea'] }]) {
      run.actor.send({ type: 'PROFILE_SUBMITTED', changes });
      run.last('saveProfile').resolve({});
      await settled();
    }
    run.actor.send({ type: 'SKIP' });
    const states: unknown[] = [run.state()];
    const back = () => {
      run.actor.send({ type: 'BACK' });
      states.push(run.state());
    };
    back();
    run.actor.send({ type: 'PROFILE_SUBMITTED', changes: { description: 'x' } });
    run.last('saveProfile').reject({ code: 'invalid_fields', fields: { description: 'too_long' } });
    await settled();
    expect(failure(run)).toEqual({ code: 'invalid_fields', fields: { description: 'too_long' } });
    back();
    back();
    back();
    back();
    expect(states).toEqual([
      { complete: 'confirming' },
      { wishes: 'editing' },
      { looks: 'editing' },
      { about: 'editing' },
      { photo: 'choosing' },
      { photo: 'choosing' },
    ]);
    expect(run.context()).toMatchObject({
      failure: null,
      photo: { id: 'f1' },
      changes: { gender: 'female', tattoos: 'few', interests: ['tea'], description: 'x' },
    });
  });

  it('goes back from the account to the message, if it asks for one', () => {
    const run = signup({ profile: 'p1', asksMessage: true });
    run.actor.send({ type: 'MESSAGE_WRITTEN', text: 'Hello' });
    run.actor.send({ type: 'BACK' });
    expect([run.state(), run.has('in progress')]).toEqual([{ start: { message: 'typed' } }, true]);
    run.actor.send({ type: 'SKIP' });
    expect([run.state(), (run.context() as SignupContext).message]).toEqual([
      { start: { account: 'blank' } },
      null,
    ]);
    const liking = signup({ profile: 'p1' });
    liking.actor.send({ type: 'BACK' });
    expect(liking.state()).toEqual({ start: { account: 'blank' } });
  });

  it('keeps the form and the reason when the account is rejected', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run
      .last('createAccount')
      .reject({ code: 'underage', data: { min_age: 18 }, fields: { date_of_birth: 'underage' } });
    await settled();
    expect([run.state(), failure(run)]).toEqual([
      { start: { account: 'typed' } },
      { code: 'underage', data: { min_age: 18 }, fields: { date_of_birth: 'underage' } },
    ]);
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    expect(failure(run)).toBeNull();
    run.last('createAccount').reject(new TypeError('connection lost'));
    await settled();
    expect(failure(run)).toEqual({ code: 'internal_error' });
  });

  it('keeps neither password nor photo file in its context', async () => {
    const run = await signedUp();
    run.actor.send({ type: 'PHOTO_CHOSEN', file: 'face' });
    expect(run.context()).toEqual({
      canPush: false,
      asksMessage: false,
      message: null,
      email: 'ann@mail.example',
      member: true,
      photo: null,
      changes: {},
      failure: null,
      resent: false,
    });
  });

  it('goes to the confirmation when the response does not reveal whether the account exists', async () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.last('createAccount').resolve({ user: null });
    await settled();
    run.actor.send({ type: 'BACK' });
    expect(run.state()).toEqual({ complete: 'confirming' });
    run.actor.send({ type: 'LOGIN_CHOSEN' });
    expect(run.emitted).toEqual([{ type: 'redirected-to-login' }]);
  });

  it('cannot be dismissed by backdrop or Esc after the first edit', async () => {
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
      [{ start: { account: 'typed' } }, true],
      ['creating', true],
      [{ photo: 'choosing' }, true],
      [{ about: 'editing' }, true],
    ]);
    run.actor.send({ type: 'SKIP' });
    run.actor.send({ type: 'SKIP' });
    run.actor.send({ type: 'SKIP' });
    expect(run.has('in progress')).toBe(false);
    run.actor.send({ type: 'DISMISS' });
    expect(run.state()).toBe('closed');
  });

  it('closes an untouched form on dismissal, by its button and by going to the login', () => {
    const ends = (['DISMISS', 'CLOSE', 'LOGIN_CHOSEN'] as const).map((type) => {
      const run = signup();
      run.actor.send({ type });
      return [run.actor.getSnapshot().status, run.emitted.at(-1)];
    });
    expect(ends).toEqual([
      ['done', { type: 'signup-closed', member: false }],
      ['done', { type: 'signup-closed', member: false }],
      ['done', { type: 'redirected-to-login' }],
    ]);
  });

  it('does not close while a request is pending', () => {
    const run = signup();
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    run.actor.send({ type: 'CLOSE' });
    expect(run.state()).toBe('creating');
  });

  it('cannot be dismissed once a message was begun', () => {
    const run = signup({ profile: 'p1', asksMessage: true });
    run.actor.send({ type: 'EDITED' });
    run.actor.send({ type: 'DISMISS' });
    expect(run.state()).toEqual({ start: { message: 'typed' } });
    run.actor.send({ type: 'MESSAGE_WRITTEN', text: 'Hello' });
    run.actor.send({ type: 'DISMISS' });
    expect(run.state()).toEqual({ start: { account: 'typed' } });
  });

  it('resends the mail, or reports the rate limit', async () => {
    const run = await signedUp();
    for (let step = 1; step <= 4; step += 1) run.actor.send({ type: 'SKIP' });
    run.actor.send({ type: 'RESEND' });
    run.last('resendActivation').resolve(null);
    await settled();
    expect([(run.context() as SignupContext).resent, failure(run)]).toEqual([true, null]);
    run.actor.send({ type: 'RESEND' });
    run.last('resendActivation').reject({ code: 'too_many_requests', data: { minutes: 20 } });
    await settled();
    expect(failure(run)).toEqual({ code: 'too_many_requests', data: { minutes: 20 } });
  });

  it('fails with an internal error when its effects are missing', async () => {
    const run = started(signupMachine, { input: { canPush: false, asksMessage: false } });
    run.actor.send({ type: 'ACCOUNT_SUBMITTED', form });
    await settled();
    expect(failure(run)).toEqual({ code: 'internal_error' });
  });
});
