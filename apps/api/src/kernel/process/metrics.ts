import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connection';
import type { Clock } from '../clock';

/** A figure kept elsewhere: one value per combination of labels. */
interface KeptFigure {
  help: string;
  labels: readonly string[];
  read: () => Promise<{ labels: Record<string, string>; count: number }[]>;
}

/** The contents of `/metrics`. */
export interface Metrics {
  /** Registers a gauge, computed on each scrape. */
  gauge(name: string, help: string, count: () => Promise<number>): void;
  /** Registers counters kept elsewhere, read on each scrape. */
  counter(name: string, counter: KeptFigure): void;
  /** Registers gauges with labels, read on each scrape; combinations that are gone are not reported. */
  gauges(name: string, gauges: KeptFigure): void;
  /** Counts one answered request by route pattern. */
  answered(route: string, method: string, status: number, seconds: number): void;
  /** The page in the Prometheus text format. */
  page(): Promise<{ type: string; body: string }>;
}

/** Limits how often a value is computed; in between, the last one is returned. */
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

/** Shares a running read among those who ask for it meanwhile, such as the gauges of one scrape. */
export function sharedRead<Figures>(read: () => Promise<Figures>): () => Promise<Figures> {
  let running: Promise<Figures> | undefined;
  return () => (running ??= read().finally(() => (running = undefined)));
}

/** The metrics of one process; database gauges are read on each scrape. */
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
  const counter: Metrics['counter'] = (name, { help, labels, read }) =>
    void new Counter({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        const kept = await read();
        this.reset();
        for (const one of kept) this.inc(one.labels, one.count);
      },
    });
  const gauges: Metrics['gauges'] = (name, { help, labels, read }) =>
    void new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        const kept = await read();
        this.reset();
        for (const one of kept) this.set(one.labels, one.count);
      },
    });
  const queried = (name: string, help: string, query: RawBuilder<{ figure: number }>) =>
    gauge(name, help, async () => (await query.execute(db)).rows[0]?.figure ?? 0);
  queried(
    'outbox_age_seconds',
    'How long the oldest job that is due has waited',
    sql`select coalesce(extract(epoch from now() - min(start_after)), 0)::integer as figure from pgboss.job
      where state < 'active' and start_after < now()`,
  );
  queried(
    'jobs_dead',
    'Jobs that were given up and wait to be redriven',
    sql`select count(*)::integer as figure from pgboss.job where state = 'failed'`,
  );
  queried(
    'payments_open_over_an_hour',
    'Payments still open after an hour',
    sql`select count(*)::integer as figure from payment
      where status = 'pending' and created_at < now() - interval '1 hour'`,
  );

  return {
    gauge,
    counter,
    gauges,
    answered(route, method, status, seconds) {
      requests.inc({ route, method, status });
      durations.observe({ route, method }, seconds);
    },
    page: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
