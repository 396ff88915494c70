import type { Payment } from '@heartwood/api-contract';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { effect } from '../effect';
import { failureOf } from '../failure';
import type {
  NewPayment,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentTag,
} from './payment.types';

/** Intervals of the status polling, and when it stops. */
export const statusPolling = { quickMs: 2_000, quickTimes: 15, slowMs: 10_000, times: 60 } as const;

const flow = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    emitted: {} as PaymentEmitted,
    tags: {} as PaymentTag,
  },
  actors: {
    createPayment: effect<Payment, NewPayment>('createPayment'),
    redirectToCheckout: effect<unknown, { url: string }>('redirectToCheckout'),
    fetchPayment: effect<Payment, { id: string }>('fetchPayment'),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepPayment: assign((_, { payment }: { payment: Payment }) => ({
      payment,
      paymentId: payment.payment_id,
      method: payment.method,
      failure: null,
    })),
  },
  guards: {
    isStatus: ({ context }, { status }: { status: Payment['status'] }) => context.payment?.status === status,
    failedWith: ({ context }, { codes }: { codes: readonly string[] }) =>
      context.failure !== null && codes.includes(context.failure.code),
  },
  delays: {
    untilNextQuestion: ({ context }) =>
      context.asked < statusPolling.quickTimes ? statusPolling.quickMs : statusPolling.slowMs,
  },
});

const kept = ({ event }: { event: { output: Payment } }) => ({ payment: event.output });
const refused = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const status = (wanted: Payment['status']) => ({ type: 'isStatus' as const, params: { status: wanted } });
const failedWith = (...codes: string[]) => ({ type: 'failedWith' as const, params: { codes } });

const reviewing = flow.createStateConfig({ on: { CONFIRMED: 'creating' } });

const creating = flow.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  invoke: {
    src: 'createPayment',
    id: 'createPayment',
    input: ({ context: { package: chosen, method, code, country, expressRequest } }) => ({
      package: chosen?.id ?? '',
      method: method ?? '',
      amount: chosen?.amount ?? 0,
      currency: chosen?.currency ?? '',
      country,
      express_request: expressRequest,
      ...(code && { code }),
    }),
    onDone: { target: 'deciding', actions: { type: 'keepPayment', params: kept } },
    onError: { target: 'reviewing', actions: { type: 'keepFailure', params: refused } },
  },
});

const waiting = flow.createStateConfig({
  tags: 'waiting',
  initial: 'asking',
  entry: assign({ asked: 0 }),
  states: {
    asking: {
      tags: 'busy',
      entry: assign({ asked: ({ context }) => context.asked + 1 }),
      invoke: {
        src: 'fetchPayment',
        id: 'fetchPayment',
        input: ({ context }) => ({ id: context.paymentId ?? '' }),
        onDone: { target: 'judging', actions: { type: 'keepPayment', params: kept } },
        onError: { target: 'judging', actions: { type: 'keepFailure', params: refused } },
      },
    },
    judging: {
      always: [
        { guard: failedWith('not_found', 'forbidden'), target: '#payment.unknown' },
        { guard: status('completed'), target: '#payment.completed' },
        { guard: status('failed'), target: '#payment.failed' },
        { guard: status('cancelled'), target: '#payment.cancelled' },
        { guard: ({ context }) => context.asked >= statusPolling.times, target: 'resting' },
        { target: 'pausing' },
      ],
    },
    pausing: { after: { untilNextQuestion: 'asking' }, on: { CHECK: 'asking' } },
    resting: { on: { CHECK: '#payment.waiting' } },
  },
});

const unpaid = flow.createStateConfig({
  tags: 'unpaid',
  on: { CHECK: '#payment.waiting' },
});

/**
 * A purchase: its confirmation, the provider's checkout, and polling for the status that the API has from the
 * provider. Started with a payment's id it resumes with polling. Emits `completed` once.
 */
export const paymentMachine = flow.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    country: input.country,
    code: input.code ?? null,
    package: input.package ?? null,
    method: input.method ?? null,
    expressRequest: input.expressRequest ?? false,
    paymentId: input.paymentId ?? null,
    payment: null,
    failure: null,
    asked: 0,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => context.paymentId !== null, target: 'waiting' },
        { target: 'reviewing' },
      ],
    },
    reviewing,
    creating,
    deciding: {
      always: [
        {
          guard: ({ context }) =>
            context.payment?.status === 'pending' && context.payment.checkout_url !== null,
          target: 'redirecting',
        },
        { target: 'waiting' },
      ],
    },
    redirecting: {
      tags: 'busy',
      on: { CHECK: 'waiting' },
      invoke: {
        src: 'redirectToCheckout',
        id: 'redirectToCheckout',
        input: ({ context }) => ({ url: context.payment?.checkout_url ?? '' }),
        onDone: 'waiting',
        onError: { target: 'reviewing', actions: { type: 'keepFailure', params: refused } },
      },
    },
    waiting,
    failed: unpaid,
    cancelled: unpaid,
    unknown: { type: 'final' },
    completed: {
      type: 'final',
      entry: emit(({ context }) => {
        if (!context.payment) throw new Error('a completed payment is a fetched one');
        return { type: 'completed' as const, payment: context.payment };
      }),
    },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
