import { describe, expect, it } from 'vitest';
import { settled, started } from '../replay.fixture';
import { directDebitMachine } from './direct-debit.machine';
import type { DirectDebitContext } from './direct-debit.types';

const effects = ['order', 'confirm', 'resend', 'look'];
const details = {
  account_holder: 'Saffron Demo',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '12a',
  zip: '3511 AB',
  city: 'Utrecht',
  phone: '+31 6 12345678',
};

function sent(change: { confirmed?: string; tries_left?: number } = {}) {
  const order = { payment: { payment_id: 'pay1' }, confirmed: null, tries_left: 5, ...change };
  return { order, codeMs: 600_000, resendMs: 60_000 };
}

function flow(input: object = {}) {
  const run = started(directDebitMachine, { input, effects });
  return { ...run, context: () => run.context() as DirectDebitContext };
}

async function atCode() {
  const run = flow();
  run.actor.send({ type: 'DETAILS_GIVEN', details });
  run.actor.send({ type: 'CODE_REQUESTED', details, express: true });
  run.last('order').resolve(sent());
  await settled();
  return run;
}

type Run = Awaited<ReturnType<typeof atCode>>;

async function give(run: Run, error?: object) {
  run.actor.send({ type: 'CODE_GIVEN', otp: '204617' });
  if (error) run.last('confirm').reject(error);
  else run.last('confirm').resolve(sent({ confirmed: '2026-01-05T11:04:00Z' }));
  await settled();
}

const waiting = { code: { open: 'waiting' } };

describe('direct debit', () => {
  it('goes from the details to the confirmed order', async () => {
    const run = await atCode();
    expect([run.state(), run.has('coding')]).toEqual([waiting, true]);
    await give(run);
    expect(run.state()).toBe('done');
    expect(run.emitted).toEqual([
      { type: 'confirmed', order: sent({ confirmed: '2026-01-05T11:04:00Z' }).order },
    ]);
    expect(run.calls.map(({ effect, input }) => [effect, input])).toEqual([
      ['order', { details, express: true, made: 0 }],
      ['confirm', { id: 'pay1', otp: '204617' }],
    ]);
  });

  it('starts in the state of its input', () => {
    const inputs = [
      {},
      { details },
      { details, atMandate: true },
      { sent: sent() },
      { sent: sent({ tries_left: 0 }) },
      { sent: sent({ confirmed: '2026-01-05T11:04:00Z' }) },
      { refusal: 'limit' },
      { refusal: 'limit', sent: sent() },
      { refusal: 'blocked', sent: sent() },
    ];
    expect(inputs.map((input) => flow(input).state())).toEqual([
      'data',
      'data',
      'mandate',
      waiting,
      { code: { open: 'spent' } },
      'done',
      'limit',
      waiting,
      'blocked',
    ]);
  });

  it.each([
    ['directdebit_blocked', 'blocked'],
    ['directdebit_limit_reached', 'limit'],
    ['iban_invalid', 'data'],
    ['phone_invalid', 'data'],
    ['invalid_fields', 'data'],
    ['amount_changed', 'mandate'],
    ['express_request_required', 'mandate'],
    ['unavailable', 'mandate'],
  ])('a rejection with %s leads to %s and keeps the details', async (code, state) => {
    const run = flow();
    run.actor.send({ type: 'CODE_REQUESTED', details, express: true });
    run.last('order').reject({ code });
    await settled();
    expect([run.state(), run.context().failure, run.context().details]).toEqual([state, { code }, details]);
  });

  it('a wrong code can be retried until no attempt is left, then a new code is needed', async () => {
    const run = await atCode();
    await give(run, { code: 'code_invalid', data: { tries_left: 3 } });
    expect([run.state(), run.context().triesLeft]).toEqual([waiting, 3]);
    await give(run, { code: 'code_invalid', data: { tries_left: 0 } });
    expect(run.state()).toEqual({ code: { open: 'spent' } });
    const asked = run.calls.length;
    run.actor.send({ type: 'CODE_GIVEN', otp: '204617' });
    expect(run.calls.length).toBe(asked);
    run.actor.send({ type: 'ANOTHER_CODE_REQUESTED' });
    run.last('resend').resolve(sent());
    await settled();
    expect([run.state(), run.context().triesLeft, run.context().failure]).toEqual([waiting, 5, null]);
  });

  it('a code expires, and a new code has its own expiry', async () => {
    const run = await atCode();
    run.clock.increment(599_999);
    await give(run, { code: 'code_invalid', data: { tries_left: 4 } });
    expect(run.state()).toEqual(waiting);
    run.clock.increment(1);
    expect(run.state()).toEqual({ code: { open: 'ended' } });
    run.actor.send({ type: 'ANOTHER_CODE_REQUESTED' });
    run.last('resend').resolve(sent());
    await settled();
    run.clock.increment(599_999);
    expect(run.state()).toEqual(waiting);
  });

  it('a submitted code is not interrupted when it expires', async () => {
    const run = await atCode();
    run.clock.increment(599_999);
    run.actor.send({ type: 'CODE_GIVEN', otp: '204617' });
    run.clock.increment(1);
    run.last('confirm').resolve(sent({ confirmed: '2026-01-05T11:09:59Z' }));
    await settled();
    expect(run.state()).toBe('done');
  });

  it('a code can be submitted again after a lost connection', async () => {
    const run = await atCode();
    await give(run, { code: 'unavailable' });
    expect([run.state(), run.context().failure, run.context().triesLeft]).toEqual([
      waiting,
      { code: 'unavailable' },
      5,
    ]);
    await give(run);
    expect(run.state()).toBe('done');
  });

  it('an order that continued in another tab is detected', async () => {
    const elsewhere = await atCode();
    elsewhere.actor.send({ type: 'CHECK' });
    elsewhere.last('look').resolve(sent({ confirmed: '2026-01-05T11:04:00Z' }));
    await settled();
    expect(elsewhere.state()).toBe('done');

    const replaced = await atCode();
    await give(replaced, { code: 'conflict' });
    replaced.last('look').resolve(null);
    await settled();
    expect([replaced.state(), replaced.context().failure]).toEqual(['data', { code: 'conflict' }]);
  });

  it('going back from the code keeps the details, and another order has its own number', async () => {
    const found = flow({ sent: sent() });
    found.actor.send({ type: 'BACK' });
    expect(found.state()).toBe('data');
    const run = await atCode();
    run.actor.send({ type: 'BACK' });
    expect([run.state(), run.context().details]).toEqual(['mandate', details]);
    run.actor.send({ type: 'CODE_REQUESTED', details, express: true });
    expect(run.last('order').input).toEqual({ details, express: true, made: 1 });
  });
});
