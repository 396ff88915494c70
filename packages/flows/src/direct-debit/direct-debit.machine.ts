import { assertEvent, assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { effect } from '../effect';
import { failureOf } from '../failure';
import type {
  DirectDebitContext,
  DirectDebitDetails,
  DirectDebitEmitted,
  DirectDebitEvent,
  DirectDebitInput,
  DirectDebitRefusal,
  DirectDebitTag,
  SentCode,
} from './direct-debit.types';

const flow = setup({
  types: {
    context: {} as DirectDebitContext,
    events: {} as DirectDebitEvent,
    input: {} as DirectDebitInput,
    emitted: {} as DirectDebitEmitted,
    tags: {} as DirectDebitTag,
  },
  actors: {
    order: effect<SentCode, { details: DirectDebitDetails; express: boolean; made: number }>('order'),
    confirm: effect<SentCode, { id: string; otp: string }>('confirm'),
    resend: effect<SentCode, { id: string }>('resend'),
    look: effect<SentCode | null, { id: string }>('look'),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepSent: assign((_, { sent }: { sent: SentCode }) => ({
      sent,
      triesLeft: sent.order.tries_left,
      ended: false,
      failure: null,
    })),
    countOrder: assign({ made: ({ context }) => context.made + 1 }),
    countTry: assign({
      triesLeft: ({ context }) => context.failure?.data?.tries_left ?? context.triesLeft,
    }),
    endCode: assign({ ended: true }),
    loseOrder: assign({ sent: null, failure: { code: 'conflict' } }),
  },
  guards: {
    hasSent: ({ context }) => context.sent !== null,
    hasDetails: ({ context }) => context.details !== null,
    isConfirmed: ({ context }) => context.sent !== null && context.sent.order.confirmed !== null,
    isRefused: ({ context }, { by }: { by: DirectDebitRefusal }) => context.refusal === by,
    failedWith: ({ context }, { codes }: { codes: readonly string[] }) =>
      context.failure !== null && codes.includes(context.failure.code),
    atMandate: ({ context }) => context.atMandate && context.details !== null,
    isSpent: ({ context }) => context.triesLeft === 0,
    hasEnded: ({ context }) => context.ended,
  },
  delays: { codeEnds: ({ context }) => context.sent?.codeMs ?? 0 },
});

const refused = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const sentBy = ({ event }: { event: { output: SentCode } }) => ({ sent: event.output });
const failedWith = (...codes: string[]) => ({ type: 'failedWith' as const, params: { codes } });
const refusedBy = (by: DirectDebitRefusal) => ({ type: 'isRefused' as const, params: { by } });
const keepFailure = { type: 'keepFailure' as const, params: refused };
const keepSent = { type: 'keepSent' as const, params: sentBy };

const ordering = flow.createStateConfig({
  tags: 'busy',
  entry: [
    'forgetFailure',
    assign({
      details: ({ event }) => {
        assertEvent(event, 'CODE_REQUESTED');
        return event.details;
      },
    }),
  ],
  invoke: {
    src: 'order',
    id: 'order',
    input: ({ context, event }) => {
      assertEvent(event, 'CODE_REQUESTED');
      return { details: event.details, express: event.express, made: context.made };
    },
    onDone: { target: 'code', actions: [keepSent, 'countOrder'] },
    onError: { target: 'judging', actions: keepFailure },
  },
});

const code = flow.createStateConfig({
  tags: 'coding',
  initial: 'judging',
  after: { codeEnds: { actions: 'endCode' } },
  states: {
    judging: {
      always: [
        { guard: 'isConfirmed', target: '#directDebit.done' },
        { guard: failedWith('directdebit_blocked'), target: '#directDebit.blocked' },
        { guard: failedWith('not_found', 'conflict'), target: 'looking' },
        { target: 'open' },
      ],
    },
    open: {
      initial: 'waiting',
      on: {
        BACK: [{ guard: 'hasDetails', target: '#directDebit.mandate' }, { target: '#directDebit.data' }],
        CHECK: 'looking',
        ANOTHER_CODE_REQUESTED: 'resending',
      },
      states: {
        waiting: {
          always: [
            { guard: 'isSpent', target: 'spent' },
            { guard: 'hasEnded', target: 'ended' },
          ],
          on: { CODE_GIVEN: '#directDebit.code.confirming' },
        },
        spent: {},
        ended: {},
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'confirm',
        id: 'confirm',
        input: ({ context, event }) => {
          assertEvent(event, 'CODE_GIVEN');
          return { id: context.sent?.order.payment.payment_id ?? '', otp: event.otp };
        },
        onDone: { target: 'judging', actions: keepSent },
        onError: { target: 'judging', actions: [keepFailure, 'countTry'] },
      },
    },
    resending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'resend',
        id: 'resend',
        input: ({ context }) => ({ id: context.sent?.order.payment.payment_id ?? '' }),
        onDone: { target: '#directDebit.code', reenter: true, actions: keepSent },
        onError: { target: 'judging', actions: keepFailure },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        id: 'look',
        input: ({ context }) => ({ id: context.sent?.order.payment.payment_id ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: '#directDebit.code',
            reenter: true,
            actions: assign(({ event, context }) => ({
              sent: event.output,
              triesLeft: event.output?.order.tries_left ?? context.triesLeft,
              ended: false,
              failure: null,
            })),
          },
          { target: '#directDebit.data', actions: 'loseOrder' },
        ],
        onError: { target: 'open', actions: keepFailure },
      },
    },
  },
});

/**
 * A direct debit order: the payer and the account, the mandate, the code sent by SMS, and the confirmation.
 * Started with an order it resumes by waiting for the code. Emits `confirmed` once.
 */
export const directDebitMachine = flow.createMachine({
  id: 'directDebit',
  context: ({ input }) => ({
    details: input.details ?? null,
    atMandate: input.atMandate ?? false,
    sent: input.sent ?? null,
    refusal: input.refusal ?? null,
    failure: input.failure ?? null,
    made: 0,
    triesLeft: input.failure?.data?.tries_left ?? input.sent?.order.tries_left ?? 0,
    ended: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isConfirmed', target: 'done' },
        { guard: refusedBy('blocked'), target: 'blocked' },
        { guard: 'hasSent', target: 'code' },
        { guard: refusedBy('limit'), target: 'limit' },
        { guard: 'atMandate', target: 'mandate' },
        { target: 'data' },
      ],
    },
    data: {
      on: {
        DETAILS_GIVEN: {
          target: 'mandate',
          actions: [assign({ details: ({ event }) => event.details }), 'forgetFailure'],
        },
        CODE_REQUESTED: 'ordering',
      },
    },
    mandate: {
      on: {
        BACK: { target: 'data', actions: 'forgetFailure' },
        CODE_REQUESTED: 'ordering',
      },
    },
    ordering,
    judging: {
      always: [
        { guard: failedWith('directdebit_blocked'), target: 'blocked' },
        { guard: failedWith('directdebit_limit_reached'), target: 'limit' },
        { guard: failedWith('iban_invalid', 'phone_invalid', 'invalid_fields'), target: 'data' },
        { target: 'mandate' },
      ],
    },
    code,
    blocked: { type: 'final' },
    limit: { type: 'final' },
    done: {
      type: 'final',
      entry: emit(({ context }) => {
        if (!context.sent) throw new Error('a confirmed order was sent a code for');
        return { type: 'confirmed' as const, order: context.sent.order };
      }),
    },
  },
});

export type DirectDebitActor = ActorRefFrom<typeof directDebitMachine>;
export type DirectDebitSnapshot = SnapshotFrom<typeof directDebitMachine>;
