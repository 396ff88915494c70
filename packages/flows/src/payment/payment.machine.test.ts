import { describe, expect, it } from 'vitest';
import { settled, started } from '../replay.fixture';
import { paymentMachine } from './payment.machine';
import type { PaymentContext, PaymentInput } from './payment.types';

const chosen = { id: 'p40', amount: 3499, currency: 'EUR' };
const url = 'https://pay.example/1';
const effects = ['createPayment', 'redirectToCheckout', 'fetchPayment'];

function payment(status: string, checkout_url: string | null = null) {
  return {
    payment_id: 'pay1',
    credits: 40,
    package: 'p40',
    method: 'card',
    amount: 3499,
    currency: 'EUR',
    status,
    checkout_url,
  };
}

function purchase(input: Partial<PaymentInput> = {}) {
  return started(paymentMachine, { input: { country: 'NL', ...input }, effects });
}

function context(run: ReturnType<typeof purchase>) {
  return run.context() as PaymentContext;
}

describe('payment', () => {
  it('goes from the confirmation to the credits', async () => {
    const run = purchase({ package: chosen, method: 'card', code: 'WELCOME', expressRequest: true });
    run.actor.send({ type: 'CONFIRMED' });
    run.last('createPayment').resolve(payment('pending', url));
    await settled();
    run.last('redirectToCheckout').resolve(null);
    await settled();
    run.last('fetchPayment').resolve(payment('pending', url));
    await settled();
    expect([run.state(), run.has('waiting')]).toEqual([{ waiting: 'pausing' }, true]);
    run.clock.increment(2_000);
    run.last('fetchPayment').resolve(payment('completed'));
    await settled();
    expect(run.state()).toBe('completed');
    expect(run.emitted).toEqual([{ type: 'completed', payment: payment('completed') }]);
    expect(run.calls.map(({ effect, input }) => [effect, input])).toEqual([
      [
        'createPayment',
        {
          package: 'p40',
          method: 'card',
          amount: 3499,
          currency: 'EUR',
          country: 'NL',
          code: 'WELCOME',
          express_request: true,
        },
      ],
      ['redirectToCheckout', { url }],
      ['fetchPayment', { id: 'pay1' }],
      ['fetchPayment', { id: 'pay1' }],
    ]);
  });

  it('starts in the state of its input', () => {
    const states = [purchase({ package: chosen, method: 'card' }), purchase({ paymentId: 'pay1' })];
    expect(states.map((run) => run.state())).toEqual(['reviewing', { waiting: 'asking' }]);
  });

  it.each(['amount_changed', 'method_not_offered', 'package_unknown'])(
    'a rejection with %s returns to the review, and can be confirmed again',
    async (code) => {
      const run = purchase({ package: chosen, method: 'card' });
      run.actor.send({ type: 'CONFIRMED' });
      run.last('createPayment').reject({ code, data: { amount: 3999 } });
      await settled();
      expect([run.state(), context(run).failure]).toEqual(['reviewing', { code, data: { amount: 3999 } }]);
      run.actor.send({ type: 'CONFIRMED' });
      expect([run.state(), context(run).failure]).toEqual(['creating', null]);
    },
  );

  it.each(['failed', 'cancelled'])('a %s payment is unpaid', async (status) => {
    const run = purchase({ paymentId: 'pay1' });
    run.last('fetchPayment').resolve(payment(status));
    await settled();
    expect([run.state(), run.has('unpaid'), run.has('waiting')]).toEqual([status, true, false]);
  });

  it('completes a payment that is paid after it failed', async () => {
    const run = purchase({ paymentId: 'pay1' });
    run.last('fetchPayment').resolve(payment('failed'));
    await settled();
    run.actor.send({ type: 'CHECK' });
    run.last('fetchPayment').resolve(payment('completed'));
    await settled();
    expect(run.state()).toBe('completed');
  });

  it('polls through lost connections, quickly first, then slowly, and stops in the end', async () => {
    const run = purchase({ paymentId: 'pay1' });
    const waits: number[] = [];
    for (let asked = 1; asked < 60; asked += 1) {
      if (asked % 2) run.last('fetchPayment').reject(new TypeError('connection lost'));
      else run.last('fetchPayment').resolve(payment('pending'));
      await settled();
      let waited = 0;
      while (run.calls.length === asked) {
        run.clock.increment(1_000);
        waited += 1;
      }
      waits.push(waited);
    }
    run.last('fetchPayment').resolve(payment('pending'));
    await settled();
    expect(waits).toEqual([...Array<number>(14).fill(2), ...Array<number>(45).fill(10)]);
    expect(run.state()).toEqual({ waiting: 'resting' });
    run.clock.increment(3_600_000);
    expect(run.calls.length).toBe(60);
    run.actor.send({ type: 'CHECK' });
    expect([run.state(), run.calls.length]).toEqual([{ waiting: 'asking' }, 61]);
  });

  it('polls at once after a CHECK event', async () => {
    const run = purchase({ paymentId: 'pay1' });
    run.last('fetchPayment').resolve(payment('pending'));
    await settled();
    run.actor.send({ type: 'CHECK' });
    expect([run.state(), run.calls.length]).toEqual([{ waiting: 'asking' }, 2]);
  });

  it('ends when the payment is not found', async () => {
    const run = purchase({ paymentId: 'other' });
    run.last('fetchPayment').reject({ code: 'not_found' });
    await settled();
    expect([run.state(), run.actor.getSnapshot().status]).toEqual(['unknown', 'done']);
  });

  it('returns to the review when the checkout cannot be opened', async () => {
    const run = purchase({ package: chosen, method: 'card' });
    run.actor.send({ type: 'CONFIRMED' });
    run.last('createPayment').resolve(payment('pending', url));
    await settled();
    run.last('redirectToCheckout').reject(new Error('blocked'));
    await settled();
    expect([run.state(), context(run).failure]).toEqual(['reviewing', { code: 'internal_error' }]);
  });
});
