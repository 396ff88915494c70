import type { Binary, Photo, SignupForm } from '@heartwood/api-contract';
import { stepAfter, stepBefore } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
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
  },
  guards: {
    canPush: ({ context }) => context.canPush,
    asksMessage: ({ context }) => context.asksMessage,
    isMember: ({ context }) => context.member,
    isNobody: ({ context }) => !context.member,
  },
});

const keep = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const stateOf = (step: MemberStep | undefined) => `#signup.${step ?? 'start'}`;

const typing = {
  initial: 'blank',
  states: {
    blank: { on: { EDITED: 'typed', DISMISS: '#signup.closed' } },
    typed: { tags: 'in progress' },
  },
} as const;

const start = flow.createStateConfig({
  initial: 'opening',
  on: { LOGIN_CHOSEN: '#signup.atLogin', CLOSE: '#signup.closed' },
  states: {
    opening: { always: [{ guard: 'asksMessage', target: 'message' }, { target: 'account' }] },
    message: {
      ...typing,
      on: {
        MESSAGE_WRITTEN: { target: 'account.typed', actions: assign({ message: ({ event }) => event.text }) },
        SKIP: { target: 'account', actions: assign({ message: null }) },
      },
    },
    account: {
      ...typing,
      on: { ACCOUNT_SUBMITTED: '#signup.creating', BACK: { guard: 'asksMessage', target: 'message.typed' } },
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
      { guard: ({ event }) => event.output.user === null, target: 'complete' },
      { target: 'photo', actions: assign({ member: true }) },
    ],
    onError: { target: 'start.account.typed', actions: { type: 'keepFailure', params: keep } },
  },
});

const photo = flow.createStateConfig({
  tags: 'in progress',
  initial: 'choosing',
  exit: 'forgetFailure',
  states: {
    choosing: {
      on: { PHOTO_CHOSEN: 'uploading', SKIP: stateOf(stepAfter('photo', true)), CLOSE: '#signup.closed' },
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
        onDone: {
          target: stateOf(stepAfter('photo', true)),
          actions: assign({ photo: ({ event }) => event.output }),
        },
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: keep } },
      },
    },
  },
});

function profileStep(step: 'about' | 'looks' | 'wishes') {
  const next = stateOf(stepAfter(step, true));
  return flow.createStateConfig({
    tags: 'in progress',
    initial: 'editing',
    exit: 'forgetFailure',
    states: {
      editing: {
        on: {
          PROFILE_SUBMITTED: {
            target: 'saving',
            actions: assign({ changes: ({ context, event }) => ({ ...context.changes, ...event.changes }) }),
          },
          SKIP: next,
          BACK: stateOf(stepBefore(step)),
          CLOSE: '#signup.closed',
        },
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
      on: {
        PUSH_ACCEPTED: 'subscribing',
        SKIP: '#signup.complete',
        BACK: stateOf(stepBefore('push')),
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
  states: {
    confirming: {
      on: {
        RESEND: 'resending',
        BACK: { guard: 'isMember', target: stateOf(stepBefore('complete')) },
        LOGIN_CHOSEN: { guard: 'isNobody', target: '#signup.atLogin' },
        CLOSE: '#signup.closed',
        DISMISS: '#signup.closed',
      },
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
 * Signup: step 0 message and account, then the steps of `memberSteps`: photo, profile, push prompt where
 * possible, confirmation mail. Emits `signup-closed` or `redirected-to-login` at its end.
 */
export const signupMachine = flow.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    ...input,
    message: null,
    email: null,
    member: false,
    photo: null,
    changes: {},
    failure: null,
    resent: false,
  }),
  initial: 'start',
  states: {
    start,
    creating,
    photo,
    about: profileStep('about'),
    looks: profileStep('looks'),
    wishes: profileStep('wishes'),
    push,
    complete,
    closed: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'signup-closed' as const, member: context.member })),
    },
    atLogin: { type: 'final', entry: emit({ type: 'redirected-to-login' }) },
  },
});

export type SignupActor = ActorRefFrom<typeof signupMachine>;
export type SignupSnapshot = SnapshotFrom<typeof signupMachine>;
