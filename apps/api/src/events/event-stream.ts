import { countBadges } from '../badges/badges';
import type { PassingEvent } from '../database/signals';
import { isSessionOpen } from '../kernel/sessions/session-store';
import type { Services } from '../services';
import type { PendingEvents, StoredEvent } from './pending-events';

const heartbeatMilliseconds = 20_000;
const retryMilliseconds = 2000;
/**
 * Reconnect delay for a stream displaced by newer ones, so that streams don't keep displacing each other; its
 * browser polls meanwhile.
 */
const displacedRetryMilliseconds = 300_000;

interface Listener {
  accountId: string;
  pool: string;
  brand: string;
  sessionId: string;
  pending: PendingEvents;
}

function frame({ place, type, data }: StoredEvent): string {
  return `event: ${type}\nid: ${place}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Unread counts are added when an event is sent, so that they are current. */
async function withBadges(
  events: StoredEvent[],
  { accountId: id, pool, brand }: Listener,
  { db }: Services,
): Promise<StoredEvent[]> {
  const counts = ({ type }: StoredEvent) => type === 'message' || type === 'read';
  if (!events.some(counts)) return events;
  const { num_unread_messages } = await countBadges(db, { id, pool, brand });
  return events.map((event) =>
    counts(event) ? { ...event, data: { ...event.data, num_unread_messages } } : event,
  );
}

/**
 * The body of a member's event stream: pending events first, then live ones. It ends with its session or the
 * process, when the browser disconnects, or when the member opens too many others.
 */
export function eventStream(services: Services, listener: Listener): ReadableStream<Uint8Array> {
  const { accountId, sessionId, pending } = listener;
  const encoder = new TextEncoder();
  let leave: () => void = () => undefined;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      let reading = false;
      let again = false;
      const write = (text: string) => open && controller.enqueue(encoder.encode(text));

      const end = () => {
        if (!open) return;
        leave();
        controller.close();
      };
      const flush = async (): Promise<void> => {
        again = true;
        if (reading) return;
        reading = true;
        try {
          while (again && open) {
            again = false;
            const events = await pending.take(services.clock.now());
            if (!events) return end();
            if (events.length === 0) continue;
            for (const event of await withBadges(events, listener, services)) write(frame(event));
            again = true;
          }
        } catch (error) {
          services.log.warn({ err: error }, 'event stream ended by an error');
          end();
        } finally {
          reading = false;
        }
      };
      const beat = async (): Promise<void> => {
        await flush();
        write(': \n\n');
      };

      const sendPassing = async ({ type, data }: PassingEvent): Promise<void> => {
        if (await isSessionOpen(services.db, sessionId, services.clock.now()))
          write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
      };

      const displace = () => {
        write(`retry: ${displacedRetryMilliseconds}\n\n`);
        end();
      };

      const unlisten = services.connection.signals.listen(accountId, {
        changed: () => void flush(),
        passed: (event) => void sendPassing(event).catch(() => undefined),
      });
      const heartbeat = setInterval(() => void beat().catch(() => end()), heartbeatMilliseconds);
      services.stopping.addEventListener('abort', end);
      const release = services.streams.add(accountId, displace);
      leave = () => {
        if (!open) return;
        open = false;
        clearInterval(heartbeat);
        unlisten();
        release();
        services.stopping.removeEventListener('abort', end);
      };
      write(`retry: ${retryMilliseconds}\n\n`);
      void flush();
      if (services.stopping.aborted) end();
    },
    cancel: () => leave(),
  });
}
