import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FetchedPayment, PaymentState, ProviderStatus } from './payment-status';
import { creditsToReverse, paymentStep, providerStatuses } from './payment-status';

const newPayment: PaymentState = { status: 'pending', credited: false };

function run(events: readonly FetchedPayment[]) {
  const states: PaymentState[] = [newPayment];
  let grants = 0;
  for (const event of events) {
    const step = paymentStep(states.at(-1) ?? newPayment, event);
    states.push(step.state);
    grants += step.grant ? 1 : 0;
  }
  return { states, grants, end: states.at(-1) ?? newPayment };
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

const events = (statuses: readonly ProviderStatus[]) => statuses.map((status) => ({ status }));

describe('payment status', () => {
  it('is completed with a single grant in all 5,040 orders of the seven provider statuses', () => {
    const all = orders(providerStatuses);
    const broken = all.filter((order) => {
      const { grants, end, states } = run(events(order));
      const left = states.some((state, at) => {
        const next = states[at + 1];
        const ended = state.status !== 'pending';
        return next && ended && next.status !== state.status && next.status !== 'completed';
      });
      return grants !== 1 || end.status !== 'completed' || left;
    });
    expect({ orders: all.length, broken }).toEqual({ orders: 5040, broken: [] });
  });

  it('keeps its first final status in every order without paid', () => {
    const endings = { failed: 'failed', canceled: 'cancelled', expired: 'cancelled' } as const;
    for (const order of orders(providerStatuses.filter((status) => status !== 'paid'))) {
      const first = order.find((status) => status in endings) as keyof typeof endings;
      expect(run(events(order)).end).toEqual({ status: endings[first], credited: false });
    }
  });

  it('grants once for any sequence with repeats', () => {
    const status = fc.constantFrom(...providerStatuses);
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (sequence) => {
        const { grants, end } = run(events(sequence));
        const isPaid = sequence.includes('paid');
        expect({ grants, end }).toEqual({
          grants: isPaid ? 1 : 0,
          end: { status: isPaid ? 'completed' : end.status, credited: isPaid },
        });
      }),
    );
  });

  it('reverses all credits of a full refund, whatever its parts', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), fc.array(amount), (total, credits, parts) => {
        const marks = [0, ...parts.map((part) => Math.min(part, total)).toSorted((a, b) => a - b), total];
        const taken = marks
          .slice(1)
          .reduce(
            (sum, mark, at) => sum + creditsToReverse({ credits, amount: total }, marks[at] ?? 0, mark),
            0,
          );
        expect(taken).toBe(credits);
        const all = creditsToReverse({ credits, amount: total }, 0, total - 1);
        expect(all).toBeLessThan(credits);
      }),
    );
    expect(creditsToReverse({ credits: 10, amount: 0 }, 0, 0)).toBe(0);
  });
});
