import type { StreamEvent } from '@heartwood/api-contract';

const names = [
  'message',
  'like',
  'match',
  'credits',
  'payment',
  'read',
  'typing',
  'photo',
] as const satisfies readonly StreamEvent['event'][];
const over = 'over';
const connected = 'connected';
const reopenAfter = 60_000;

/** The browser APIs that the stream needs. */
export interface StreamParts {
  readonly open: (address: string) => EventSource;
  readonly channel: (name: string) => BroadcastChannel;
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** The browser's own APIs. */
export const browserParts: StreamParts = {
  open: (address) => new EventSource(address),
  channel: (name) => new BroadcastChannel(name),
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
};

/** Listener of the stream. */
export interface StreamListener {
  readonly onEvent: (event: StreamEvent) => void;
  /** A new connection is open; earlier events were missed. */
  readonly onOpen: () => void;
  /** Another page of this member found that the session has ended. */
  readonly onOver: () => void;
}

/** A subscribed stream. */
export interface FollowedStream {
  readonly stop: () => void;
  /** Notifies the member's other pages that the session has ended. */
  readonly announceOver: () => void;
}

function keepOpen(
  parts: StreamParts,
  signal: AbortSignal,
  { onEvent, onOpen }: Pick<StreamListener, 'onEvent' | 'onOpen'>,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const opened = parts.open('/api/events.php');
      source = opened;
      opened.addEventListener('open', onOpen, { once: true });
      for (const name of names) {
        opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
          onEvent({ id: lastEventId, event: name, data: JSON.parse(data) } as StreamEvent);
        });
      }
      opened.addEventListener('error', () => {
        if (opened.readyState !== opened.CLOSED) return;
        timer = setTimeout(open, reopenAfter);
      });
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
    open();
  });
}

/**
 * Forwards the events of the member's stream until stopped. Of all pages that the member has open, one holds
 * the connection and broadcasts to the others; when it closes, another takes over. Pages of other members
 * receive nothing.
 */
export function followStream(
  member: string,
  listener: StreamListener,
  parts: StreamParts = browserParts,
): FollowedStream {
  const left = new AbortController();
  const { locks } = parts;
  const name = `heartwood-events ${member}`;
  const channel = parts.channel(name);
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<StreamEvent | typeof over | typeof connected>) => {
      if (data === over) listener.onOver();
      else if (data === connected) listener.onOpen();
      else listener.onEvent(data);
    },
  );
  const lead = () =>
    keepOpen(parts, left.signal, {
      onOpen: () => {
        channel.postMessage(connected);
        listener.onOpen();
      },
      onEvent: (event) => {
        channel.postMessage(event);
        listener.onEvent(event);
      },
    });
  if (locks) locks.request(name, { signal: left.signal }, lead).catch(() => undefined);
  else void keepOpen(parts, left.signal, listener);
  return {
    stop: () => {
      left.abort();
      channel.close();
    },
    announceOver: () => channel.postMessage(over),
  };
}
