import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { pollingMachine } from '@heartwood/flows';
import type { Polled, PolledResource } from '@heartwood/flows';
import { createActor, fromPromise } from 'xstate';
import { browserApi, onSessionOver } from '../browser-api';
import { memberOf } from '../member';
import type { UpdateMember } from '../member-store';
import type { LiveBus } from './live-events';
import { memberAfter } from './member-changes';
import { followStream } from './stream';

async function load(api: ApiClient, resource: PolledResource): Promise<Polled> {
  if (resource === 'user') return { resource, ...(await unwrap(api.GET('/api/user.php'))) };
  if (resource === 'chats') {
    const answer = await unwrap(api.GET('/api/chats.php'));
    return answer && { resource, chats: answer.chats };
  }
  const likes = await unwrap(api.GET('/api/likes.php'));
  return likes && { resource, likes };
}

function hand(polled: Exclude<Polled, false>, bus: LiveBus, update: UpdateMember): void {
  if (polled.resource === 'user') {
    const { user } = polled;
    if (user) update(() => memberOf(user));
  } else if (polled.resource === 'chats') bus.emit('chats', polled.chats);
  else bus.emit('likes', polled.likes);
}

/**
 * Keeps a member's page up to date: by the event stream, and by the poll and push behind it. `onLoggedOut` is called when the
 * session turns out to be over. Gives back how to stop.
 */
export function startLive(bus: LiveBus, update: UpdateMember, onLoggedOut: () => void): () => void {
  const api = browserApi();
  const machine = pollingMachine.provide({
    actors: {
      load: fromPromise(({ input }: { input: { resource: PolledResource } }) => load(api, input.resource)),
    },
  });
  const actor = createActor(machine, { input: { loggedIn: true, pushSubscribed: false } });
  actor.on('loaded', ({ polled }) => hand(polled, bus, update));
  actor.on('logged-out', onLoggedOut);
  actor.start();
  const stopListening = onSessionOver(onLoggedOut);
  const stopStream = followStream({
    onEvent: (event) => {
      update((member) => memberAfter(member, event));
      bus.emit(event.event, event.data);
    },
    onOpen: () => bus.emit('opened', undefined),
  });
  const left = new AbortController();
  import('../../push/hear-push')
    .then(({ hearPush }) =>
      hearPush(
        {
          onTold: (subscribed) => actor.send({ type: 'PUSH_CHANGED', subscribed }),
          onPush: () => actor.send({ type: 'RELOAD', resources: ['chats', 'likes'] }),
        },
        left.signal,
      ),
    )
    .catch(() => undefined);
  return () => {
    left.abort();
    stopStream();
    stopListening();
    actor.stop();
  };
}
