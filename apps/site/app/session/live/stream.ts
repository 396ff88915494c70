import type { StreamEvent } from '@heartwood/api-contract';

const names = [
  'message',
  'like',
  'match',
  'credits',
  'read',
] as const satisfies readonly StreamEvent['event'][];
const lockName = 'heartwood-events';
const channelName = 'heartwood-events';
const reopenAfter = 60_000;

/** What the stream needs of a browser. */
export interface StreamParts {
  readonly open: (address: string) => EventSource;
  readonly channel: (name: string) => BroadcastChannel;
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** The parts as the browser has them. */
export const browserParts: StreamParts = {
  open: (address) => new EventSource(address),
  channel: (name) => new BroadcastChannel(name),
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
};

/** Who hears of the stream. */
export interface StreamListener {
  readonly onEvent: (event: StreamEvent) => void;
  /** A new connection stands: what happened before it was never told. */
  readonly onOpen: () => void;
}

function keepOpen(
  parts: StreamParts,
  signal: AbortSignal,
  { onEvent, onOpen }: StreamListener,
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
 * Hands over the events of the member's stream until stopped. However many pages are open, one of them holds the
 * connection and tells the others; when it goes, another takes over.
 */
export function followStream(listener: StreamListener, parts: StreamParts = browserParts): () => void {
  const stop = new AbortController();
  const { locks } = parts;
  if (!locks) {
    void keepOpen(parts, stop.signal, listener);
    return () => stop.abort();
  }
  const channel = parts.channel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => listener.onEvent(data));
  const lead = () =>
    keepOpen(parts, stop.signal, {
      ...listener,
      onEvent: (event) => {
        channel.postMessage(event);
        listener.onEvent(event);
      },
    });
  locks.request(lockName, { signal: stop.signal }, lead).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
