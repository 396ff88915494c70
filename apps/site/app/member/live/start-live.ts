import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import type { Chat, Likes, User } from '@heartwood/api-contract';
import { browserApi, onSessionOver } from '../browser-api';
import { memberOf } from '../member';
import type { UpdateMember } from '../member-store';
import type { LiveBus } from './live-events';
import { isLogout } from '../logout-form';
import { memberAfter } from './member-changes';
import { startPoll } from './poll';
import type { PolledResource } from './poll';
import { followStream } from './stream';

/** The result of one poll; `false` if the session has ended. */
type Polled =
  | { resource: 'user'; user: User | null }
  | { resource: 'chats'; chats: readonly Chat[] }
  | { resource: 'likes'; likes: Likes }
  | false;

async function load(api: ApiClient, resource: PolledResource): Promise<Polled> {
  if (resource === 'user') return { resource, ...(await unwrap(api.GET('/api/user.php'))) };
  if (resource === 'chats') {
    const answer = await unwrap(api.GET('/api/chats.php'));
    return answer && { resource, chats: answer.chats };
  }
  const likes = await unwrap(api.GET('/api/likes.php'));
  return likes && { resource, likes };
}

/**
 * Calls back when the page unloads after the logout form was submitted: the server has ended the session by
 * then.
 */
function watchLogout(signal: AbortSignal, onLogout: () => void): void {
  const look = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement) || !isLogout(target)) return;
    window.addEventListener('pagehide', onLogout, { once: true, signal });
  };
  window.addEventListener('submit', look, { signal });
}

/**
 * Starts a member's live updates: the event stream, with poll and push as fallback. `onOver` is called when
 * the session turns out to have ended or to be another member's; the member's other pages then check too.
 * Returns a function that stops them.
 */
export function startLive(
  member: string,
  bus: LiveBus,
  update: UpdateMember,
  onOver: () => void,
): () => void {
  const api = browserApi();
  const left = new AbortController();
  const stream = followStream(member, {
    onEvent: (event) => {
      update((known) => memberAfter(known, event));
      bus.emit(event.event, event.data);
    },
    onOpen: () => bus.emit('opened', undefined),
    onOver: () => poll.reload(['user']),
  });
  const over = () => {
    poll.stop();
    stream.announceOver();
    onOver();
  };
  const applyPolled = (polled: Polled) => {
    if (!polled) over();
    else if (polled.resource === 'chats') bus.emit('chats', polled.chats);
    else if (polled.resource === 'likes') bus.emit('likes', polled.likes);
    else if (polled.user?.id === member) {
      const { user } = polled;
      update(() => memberOf(user));
    } else over();
  };
  const poll = startPoll({ load: (resource) => load(api, resource), onLoaded: applyPolled });
  const stopListening = onSessionOver(over);
  watchLogout(left.signal, stream.announceOver);
  import('./hear-push')
    .then(({ hearPush }) =>
      hearPush(
        {
          onSubscribed: poll.setPush,
          onPush: () => poll.reload(['chats', 'likes']),
        },
        left.signal,
      ),
    )
    .catch(() => undefined);
  return () => {
    left.abort();
    stream.stop();
    stopListening();
    poll.stop();
  };
}
