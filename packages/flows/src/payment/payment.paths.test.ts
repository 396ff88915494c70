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
  { type: 'CONFIRMED' },
  { type: 'CHECK' },
  { type: pause },
  { type: 'xstate.done.actor.createPayment', output: payment('pending', 'https://pay.example/1') },
  { type: 'xstate.done.actor.createPayment', output: payment('completed') },
  { type: 'xstate.error.actor.createPayment', error: { code: 'amount_changed' } },
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
  it('replays every generated path to every state except resting, by failure', async () => {
    const result = await replayShortestPaths({
      machine: paymentMachine,
      effects: ['createPayment', 'redirectToCheckout', 'fetchPayment'],
      input: { country: 'NL', package: chosen, method: 'card' },
      events,
      times: { [pause]: statusPolling.slowMs },
      invariant: (run) => {
        if (!run.has('busy') && !run.has('waiting')) return null;
        const made = run.calls.filter(({ effect }) => effect === 'createPayment').length;
        run.actor.send({ type: 'CONFIRMED' });
        return run.calls.filter(({ effect }) => effect === 'createPayment').length === made
          ? null
          : `${JSON.stringify(run.state())} let a second payment be made`;
      },
      visible: ({ failure, payment: paid }) => [failure, paid],
    });
    expect(result).toEqual({ paths: result.paths, strayed: [], missed: ['payment.waiting.resting'] });
    expect(result.paths).toBeGreaterThan(20);
  });
});
