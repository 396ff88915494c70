import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connection';
import type { Clock } from '../clock';

/** What `/metrics` shows. */
export interface Metrics {
  /** Shows a figure that is counted when the page is asked for. */
  gauge(name: string, help: string, count: () => Promise<number>): void;
  /** Counts one answered request by route pattern. */
  answered(route: string, method: string, status: number, seconds: number): void;
  /** The page in Prometheus's text form. */
  page(): Promise<{ type: string; body: string }>;
}

/** Counts at most so often; in between the last figure stands. */
export function countedEvery(
  milliseconds: number,
  clock: Clock,
  count: () => Promise<number>,
): () => Promise<number> {
  let last: { figure: Promise<number>; at: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (last && now - last.at < milliseconds) return last.figure;
    const figure = count();
    last = { figure, at: now };
    figure.catch(() => (last = undefined));
    return figure;
  };
}

async function oneNumber(db: Db, query: RawBuilder<{ value: number }>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.value ?? 0;
}

const outboxAge = (db: Db) =>
  oneNumber(
    db,
    sql`
  select coalesce(extract(epoch from now() - min(start_after)), 0)::integer as value from pgboss.job
  where state < 'active' and start_after < now()`,
  );
const openPayments = (db: Db) =>
  oneNumber(
    db,
    sql`
  select count(*)::integer as value from payment where status = 'pending' and created_at < now() - interval '1 hour'`,
  );

/** The metrics of one process; the gauges over the database are read when the page is. */
export function makeMetrics(db: Db): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route pattern and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Seconds to the answer',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const gauge: Metrics['gauge'] = (name, help, count) =>
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await count());
      },
    });
  gauge('outbox_age_seconds', 'How long the oldest job that is due has waited', () => outboxAge(db));
  gauge('payments_open_over_an_hour', 'Payments still open after an hour', () => openPayments(db));

  return {
    gauge,
    answered(route, method, status, seconds) {
      requests.inc({ route, method, status });
      durations.observe({ route, method }, seconds);
    },
    page: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
