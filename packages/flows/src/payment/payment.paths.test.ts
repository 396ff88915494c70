import { describe, expect, it } from 'vitest';
import { replayShortestPaths } from '../replay.fixture';
import { paymentMachine, statusPolling } from './payment.machine';

const chosen = { id: 'p40', amount: 3499, currency: 'EUR' };
const payment = (status: string, checkout_url: string | null = null) => ({
  payment_id: 'pay1',
  package: 'p40',
  method: 'card',
  amount: 3499,
  currency: 'EUR',
  status,
  checkout_url,
});
const pause = 'xstate.after.untilNextQuestion.payment.waiting.pausing';

const events = [
  { type: 'PACKAGE_CHOSEN', package: chosen },
  { type: 'METHOD_CHOSEN', method: 'card' },
  { type: 'METHOD_CHOSEN', method: 'paypal' },
  { type: 'CODE_CHANGED', code: 'TIMEBONUS25', package: { ...chosen, amount: 2624 } },
  { type: 'CHANGE_PACKAGE' },
  { type: 'CHANGE_METHOD' },
  { type: 'CONFIRMED' },
  { type: 'CHECK' },
  { type: 'RETRY' },
  { type: pause },
  { type: 'xstate.done.actor.createPayment', output: payment('pending', 'https://pay.example/1') },
  { type: 'xstate.done.actor.createPayment', output: payment('completed') },
  { type: 'xstate.error.actor.createPayment', error: { code: 'amount_changed' } },
  { type: 'xstate.error.actor.createPayment', error: { code: 'package_unknown' } },
  { type: 'xstate.error.actor.createPayment', error: { code: 'method_not_offered' } },
  { type: 'xstate.done.actor.redirectToCheckout', output: null },
  { type: 'xstate.error.actor.redirectToCheckout', error: new Error('popup') },
  ...['pending', 'completed', 'failed', 'cancelled'].map((status) => ({
    type: 'xstate.done.actor.fetchPayment',
    output: payment(status),
  })),
  { type: 'xstate.error.actor.fetchPayment', error: { code: 'not_found' } },
  { type: 'xstate.error.actor.fetchPayment', error: { code: 'unavailable' } },
];

describe('payment', () => {
  it('walks every generated path to every state, failures told apart', async () => {
    const result = await replayShortestPaths({
      machine: paymentMachine,
      effects: ['createPayment', 'redirectToCheckout', 'fetchPayment'],
      input: { country: 'NL' },
      events,
      times: { [pause]: statusPolling.slowMs },
      invariant: (run) => {
        if (!run.has('busy') && !run.has('waiting')) return null;
        const made = run.calls.filter(({ effect }) => effect === 'createPayment').length;
        for (const type of ['CONFIRMED', 'RETRY', 'CHANGE_METHOD']) run.actor.send({ type });
        run.actor.send({ type: 'CONFIRMED' });
        return run.calls.filter(({ effect }) => effect === 'createPayment').length === made
          ? null
          : `${JSON.stringify(run.state())} let a second payment be made`;
      },
      tell: ({ failure, package: pack, method, payment: paid }) => [failure, pack, method, paid],
    });
    expect(result).toEqual({ paths: result.paths, strayed: [], missed: ['payment.waiting.resting'] });
    expect(result.paths).toBeGreaterThan(40);
  });
});
