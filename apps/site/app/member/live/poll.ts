import { firstPollMs, pollInterval } from '@heartwood/domain';

/** A resource of the member that is polled. */
export type PolledResource = 'user' | 'chats' | 'likes';

/** Controls of the poll. */
export interface Poll {
  /** Requests the named resources at once; a pending answer is discarded. */
  readonly reload: (resources: readonly PolledResource[]) => void;
  /** Sets whether this browser gets push messages, which lowers the poll's frequency. */
  readonly setPush: (subscribed: boolean) => void;
  readonly stop: () => void;
}

interface PollEffects<Answer> {
  /** Requests a resource; a failure is retried at the next turn. */
  readonly load: (resource: PolledResource) => Promise<Answer>;
  readonly onLoaded: (answer: Answer) => void;
}

const resources: readonly PolledResource[] = ['user', 'chats', 'likes'];

/**
 * Starts the poll behind the event stream: user, chats and likes, each 5 s after the start, then 60 s after
 * each answer, or 300 s with push.
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
      // The next turn retries.
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
