import { Client, type Pool } from 'pg';
import { runOnPool } from './query-client';
import { SignalListeners, type PassingEvent, type Signals } from './signals';

const channel = 'heartwood_events';
const passingChannel = 'heartwood_passing';
/** A NOTIFY payload is limited to 8,000 bytes. */
const idsPerNotice = 200;
const gatherMilliseconds = 5;
const reconnectMilliseconds = 500;

/**
 * Signals over LISTEN/NOTIFY. NOTIFY is batched and sent after the commit, since inside a transaction
 * PostgreSQL would serialise all commits.
 */
export function postgresSignals(connectionString: string, pool: Pool): Signals {
  const listeners = new SignalListeners();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let hears = false;
  let closed = false;

  async function flush() {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let start = 0; start < ids.length; start += idsPerNotice) {
      const payload = ids.slice(start, start + idsPerNotice).join(',');
      await runOnPool(pool, 'select pg_notify($1, $2)', [channel, payload]).catch(() => undefined);
    }
  }

  async function connect() {
    if (closed) return;
    const next = new Client({ connectionString, keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', () => {
      hears = false;
      setTimeout(() => void connect(), reconnectMilliseconds).unref();
    });
    next.on('notification', (notice) => {
      const { payload = '' } = notice;
      if (notice.channel === passingChannel) listeners.pass(JSON.parse(payload) as PassingEvent);
      else listeners.notify(payload.split(','));
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}; listen ${passingChannel}`);
      hears = true;
      listeners.notifyAll();
    } catch {
      await next.end().catch(() => undefined);
    }
  }

  return {
    send(accountIds) {
      if (closed) return;
      for (const id of accountIds) waiting.add(id);
      timer ??= setTimeout(() => void flush(), gatherMilliseconds);
    },
    pass(event) {
      if (closed) return;
      void runOnPool(pool, 'select pg_notify($1, $2)', [passingChannel, JSON.stringify(event)]).catch(
        () => undefined,
      );
    },
    listen(accountId, listener) {
      if (!client) void connect();
      if (hears) setImmediate(() => listener.changed());
      return listeners.add(accountId, listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
