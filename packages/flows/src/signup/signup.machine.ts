import type { Binary, Photo, SignupForm } from '@heartwood/api-contract';
import { assertEvent, assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { effect } from '../effect';
import { failureOf } from '../failure';
import type {
  AccountCreated,
  ProfileChanges,
  SignupContext,
  SignupEmitted,
  SignupEvent,
  SignupInput,
  SignupStart,
  SignupTag,
} from './signup.types';

const flow = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as SignupInput,
    emitted: {} as SignupEmitted,
    tags: {} as SignupTag,
  },
  actors: {
    createAccount: effect<AccountCreated, { form: SignupForm }>('createAccount'),
    uploadPhoto: effect<Photo, { file: Binary }>('uploadPhoto'),
    saveProfile: effect<unknown, { changes: ProfileChanges }>('saveProfile'),
    subscribePush: effect<unknown>('subscribePush'),
    resendActivation: effect<unknown>('resendActivation'),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellStep: emit((_, { step }: { step: SignupStart }) => ({ type: 'step' as const, step })),
  },
  guards: {
    canPush: ({ context }) => context.canPush,
    hasProfile: ({ context }) => context.profile !== null,
    resumesAt: ({ context }, { at }: { at: SignupStart }) => context.resumeAt === at,
  },
});

const told = (step: SignupStart) => ({ type: 'tellStep' as const, params: { step } });
const keep = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const resume = (at: SignupStart) => ({ type: 'resumesAt' as const, params: { at } });

const start = flow.createStateConfig({
  initial: 'opening',
  entry: told(0),
  on: { LOGIN_CHOSEN: '#signup.atLogin', CLOSE: '#signup.closed' },
  states: {
    opening: { always: [{ guard: 'hasProfile', target: 'message' }, { target: 'form' }] },
    message: {
      on: {
        MESSAGE_WRITTEN: { target: 'form', actions: assign({ message: ({ event }) => event.text }) },
        SKIP: 'form',
        DISMISS: '#signup.closed',
      },
    },
    form: {
      on: { EDITED: 'filling', ACCOUNT_SUBMITTED: '#signup.creating', DISMISS: '#signup.closed' },
    },
    filling: {
      tags: 'in progress',
      on: { ACCOUNT_SUBMITTED: '#signup.creating', BACK: { guard: 'hasProfile', target: 'message' } },
    },
  },
});

const creating = flow.createStateConfig({
  tags: ['in progress', 'busy'],
  entry: [
    'forgetFailure',
    assign(({ event }) => {
      assertEvent(event, 'ACCOUNT_SUBMITTED');
      return { email: event.form.email };
    }),
  ],
  invoke: {
    src: 'createAccount',
    id: 'createAccount',
    input: ({ context, event }) => {
      assertEvent(event, 'ACCOUNT_SUBMITTED');
      const { message, profile } = context;
      return {
        form: { ...event.form, ...(message && { signup_message: message }), ...(profile && { profile }) },
      };
    },
    onDone: [
      {
        guard: ({ event }) => event.output.user === null,
        target: 'complete',
        actions: assign({ mailedOnly: true }),
      },
      { target: 'photo' },
    ],
    onError: { target: 'start.filling', actions: { type: 'keepFailure', params: keep } },
  },
});

const photo = flow.createStateConfig({
  tags: 'in progress',
  initial: 'choosing',
  entry: told(1),
  exit: 'forgetFailure',
  states: {
    choosing: {
      on: { PHOTO_CHOSEN: 'uploading', SKIP: '#signup.about', CLOSE: '#signup.closed' },
    },
    uploading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'uploadPhoto',
        id: 'uploadPhoto',
        input: ({ event }) => {
          assertEvent(event, 'PHOTO_CHOSEN');
          return { file: event.file };
        },
        onDone: '#signup.about',
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: keep } },
      },
    },
  },
});

function profileStep(step: 2 | 3 | 4, previous: string, next: string) {
  return flow.createStateConfig({
    tags: 'in progress',
    initial: 'editing',
    entry: told(step),
    exit: 'forgetFailure',
    states: {
      editing: {
        on: { PROFILE_SUBMITTED: 'saving', SKIP: next, BACK: previous, CLOSE: '#signup.closed' },
      },
      saving: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'saveProfile',
          id: 'saveProfile',
          input: ({ event }) => {
            assertEvent(event, 'PROFILE_SUBMITTED');
            return { changes: event.changes };
          },
          onDone: next,
          onError: { target: 'editing', actions: { type: 'keepFailure', params: keep } },
        },
      },
    },
  });
}

const push = flow.createStateConfig({
  tags: 'in progress',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canPush', target: 'asking' }, { target: '#signup.complete' }] },
    asking: {
      entry: told('push'),
      on: {
        PUSH_ACCEPTED: 'subscribing',
        SKIP: '#signup.complete',
        BACK: '#signup.wishes',
        CLOSE: '#signup.closed',
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        src: 'subscribePush',
        id: 'subscribePush',
        onDone: '#signup.complete',
        onError: '#signup.complete',
      },
    },
  },
});

const complete = flow.createStateConfig({
  initial: 'confirming',
  entry: told('complete'),
  states: {
    confirming: {
      on: { RESEND: 'resending', CLOSE: '#signup.finished', DISMISS: '#signup.finished' },
    },
    resending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'resendActivation',
        id: 'resendActivation',
        onDone: { target: 'confirming', actions: assign({ resent: true }) },
        onError: { target: 'confirming', actions: { type: 'keepFailure', params: keep } },
      },
    },
  },
});

/**
 * Signup: 0 message and account, 1 photo, 2 to 4 profile, push prompt where possible, confirming mail. Emits each
 * step as it opens, and at its end `signup-closed` or `redirected-to-login`.
 */
export const signupMachine = flow.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    profile: input.profile ?? null,
    canPush: input.canPush,
    resumeAt: input.resumeAt ?? 0,
    message: null,
    email: null,
    failure: null,
    resent: false,
    mailedOnly: false,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: resume(1), target: 'photo' },
        { guard: resume(2), target: 'about' },
        { guard: resume(3), target: 'looks' },
        { guard: resume(4), target: 'wishes' },
        { guard: resume('push'), target: 'push' },
        { guard: resume('complete'), target: 'complete' },
        { target: 'start' },
      ],
    },
    start,
    creating,
    photo,
    about: profileStep(2, '#signup.photo', '#signup.looks'),
    looks: profileStep(3, '#signup.about', '#signup.wishes'),
    wishes: profileStep(4, '#signup.looks', '#signup.push'),
    push,
    complete,
    finished: { type: 'final', entry: emit({ type: 'signup-closed', completed: true }) },
    closed: { type: 'final', entry: emit({ type: 'signup-closed', completed: false }) },
    atLogin: { type: 'final', entry: emit({ type: 'redirected-to-login' }) },
  },
});

export type SignupActor = ActorRefFrom<typeof signupMachine>;
export type SignupSnapshot = SnapshotFrom<typeof signupMachine>;
