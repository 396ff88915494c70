import { firstPollMs, pollInterval } from '@heartwood/domain';

/** A resource of the member that is polled. */
export type PolledResource = 'user' | 'chats' | 'likes';

/** The way to what polls. */
export interface Poll {
  /** Asks for the named resources at once; an answer that is under way is dropped. */
  readonly reload: (resources: readonly PolledResource[]) => void;
  /** Whether this browser gets push messages, with which it asks less often. */
  readonly setPush: (subscribed: boolean) => void;
  readonly stop: () => void;
}

interface PollEffects<Answer> {
  /** Asks the server; a failure is tried again at its next turn. */
  readonly load: (resource: PolledResource) => Promise<Answer>;
  readonly onLoaded: (answer: Answer) => void;
}

const resources: readonly PolledResource[] = ['user', 'chats', 'likes'];

/**
 * The poll behind the event stream: user, chats and likes, each 5 s after the start, and then 60 s after its answer, or
 * 300 s with push.
 */
export function startPoll<Answer>({ load, onLoaded }: PollEffects<Answer>): Poll {
  const timers = new Map<PolledResource, ReturnType<typeof setTimeout>>();
  const turns = new Map<PolledResource, symbol>();
  const waiting = new Set<PolledResource>();
  let push = false;
  let stopped = false;

  function askIn(resource: PolledResource, milliseconds: number): void {
    clearTimeout(timers.get(resource));
    timers.set(
      resource,
      setTimeout(() => void ask(resource), milliseconds),
    );
  }

  function waitForNext(resource: PolledResource): void {
    waiting.add(resource);
    askIn(resource, pollInterval(push));
  }

  async function ask(resource: PolledResource): Promise<void> {
    clearTimeout(timers.get(resource));
    waiting.delete(resource);
    const turn = Symbol(resource);
    turns.set(resource, turn);
    const isCurrent = () => !stopped && turns.get(resource) === turn;
    try {
      const answer = await load(resource);
      if (isCurrent()) onLoaded(answer);
    } catch {
      // Its next turn tries again.
    }
    if (isCurrent()) waitForNext(resource);
  }

  for (const resource of resources) askIn(resource, firstPollMs);

  return {
    reload(named) {
      if (!stopped) for (const resource of named) void ask(resource);
    },
    setPush(subscribed) {
      push = subscribed;
      waiting.forEach(waitForNext);
    },
    stop() {
      stopped = true;
      waiting.clear();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
