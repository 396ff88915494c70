import { firstPollMs, pollInterval } from '@heartwood/domain';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { effect } from '../effect';
import type {
  Polled,
  PolledResource,
  PollingContext,
  PollingEmitted,
  PollingEvent,
  PollingInput,
} from './polling.types';

const flow = setup({
  types: {
    context: {} as PollingContext,
    events: {} as PollingEvent,
    input: {} as PollingInput,
    emitted: {} as PollingEmitted,
  },
  actors: { load: effect<Polled, { resource: PolledResource }>('load') },
  actions: {
    keepPush: assign((_, { subscribed }: { subscribed: boolean }) => ({ pushSubscribed: subscribed })),
    tell: enqueueActions(({ enqueue }, { polled }: { polled: Polled }) => {
      const ended = polled === false || (polled.resource === 'user' && polled.user === null);
      if (ended) {
        enqueue(raise({ type: 'LOGGED_OUT' }));
        enqueue(emit({ type: 'logged-out' }));
      } else enqueue(emit({ type: 'loaded', polled }));
    }),
  },
  guards: {
    names: ({ event }, { resource }: { resource: PolledResource }) =>
      event.type === 'RELOAD' && event.resources.includes(resource),
  },
  delays: {
    first: firstPollMs,
    interval: ({ context }) => pollInterval(context.pushSubscribed),
  },
});

const pushChange = {
  type: 'keepPush' as const,
  params: ({ event }: { event: { subscribed: boolean } }) => ({ subscribed: event.subscribed }),
};

function region(resource: PolledResource) {
  return flow.createStateConfig({
    initial: 'starting',
    on: { RELOAD: { guard: { type: 'names', params: { resource } }, target: '.loading' } },
    states: {
      starting: { after: { first: 'loading' } },
      loading: {
        invoke: {
          src: 'load',
          id: `load-${resource}`,
          input: { resource },
          onDone: {
            target: 'waiting',
            actions: { type: 'tell', params: ({ event }) => ({ polled: event.output }) },
          },
          onError: 'waiting',
        },
      },
      waiting: {
        after: { interval: 'loading' },
        on: { PUSH_CHANGED: { target: 'waiting', reenter: true, actions: pushChange } },
      },
    },
  });
}

/**
 * The poll behind the event stream: user, chats and likes, each 5 s after the start and then every 60 s, or every
 * 300 s with push. A failed poll is tried at its next turn. Emits what came, and `logged-out` when the session has
 * ended.
 */
export const pollingMachine = flow.createMachine({
  id: 'polling',
  context: ({ input }) => ({ pushSubscribed: input.pushSubscribed, loggedIn: input.loggedIn }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: ({ context }) => context.loggedIn, target: 'on' }, { target: 'off' }] },
    off: { on: { LOGGED_IN: 'on', PUSH_CHANGED: { actions: pushChange } } },
    on: {
      type: 'parallel',
      on: { LOGGED_OUT: 'off', PUSH_CHANGED: { actions: pushChange } },
      states: { user: region('user'), chats: region('chats'), likes: region('likes') },
    },
  },
});

export type PollingActor = ActorRefFrom<typeof pollingMachine>;
export type PollingSnapshot = SnapshotFrom<typeof pollingMachine>;
