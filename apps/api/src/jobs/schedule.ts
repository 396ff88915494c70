import { sql } from 'kysely';
import { nextBrandHour } from '../kernel/brand-time';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import type { Services } from '../services';
import type { RecurringJob } from './recurring-job';

const lookMilliseconds = 15_000;

type Needed = Pick<Services, 'db' | 'clock' | 'brands' | 'inTransaction'>;

interface Turn {
  declared: RecurringJob;
  brandId: string | null;
  /** The next due time if it is taken now. */
  next: Date;
  /** Whether it is due if it has never run. */
  atOnce: boolean;
}

function turnsOf(declared: RecurringJob, { brands, clock }: Needed): Turn[] {
  const { recurrence } = declared;
  const now = clock.now();
  if ('everySeconds' in recurrence)
    return [{ declared, brandId: null, next: after(now, recurrence.everySeconds), atOnce: true }];
  return brands.all.map(({ id, manifest }) => ({
    declared,
    brandId: id,
    next: nextBrandHour(manifest.time_zone, recurrence.brandHour, now),
    atOnce: false,
  }));
}

/** Queues a due run and schedules the next, unless another process did or the last run is unfinished. */
async function take({ db, clock, jobs }: Scope, { declared, brandId, next, atOnce }: Turn): Promise<void> {
  const { rows } = await sql<{ is_first: boolean }>`
    insert into recurring_job as known (name, brand, due_at)
    values (${declared.name}, ${brandId ?? ''}, ${next}::timestamptz)
    on conflict (name, brand) do update set due_at = excluded.due_at
      where known.due_at <= ${clock.now()}::timestamptz and not exists (
        select from pgboss.job where job.name = ${declared.name} and state < 'completed'
          and data->>'brandId' is not distinct from ${brandId}::text
      )
    returning xmax = 0 as is_first`.execute(db);
  const [taken] = rows;
  if (taken && (atOnce || !taken.is_first)) await jobs.add(declared, { brandId });
}

/** Queues all due runs, each once however many processes poll. */
export async function addDueJobs(services: Needed, declared: readonly RecurringJob[]): Promise<void> {
  const { db, clock, inTransaction } = services;
  const waiting = await db
    .selectFrom('recurring_job')
    .select(['name', 'brand'])
    .where('due_at', '>', clock.now())
    .execute();
  const isWaiting = ({ declared: { name }, brandId }: Turn) =>
    waiting.some((row) => row.name === name && row.brand === (brandId ?? ''));
  const turns = declared.flatMap((one) => turnsOf(one, services));
  for (const turn of turns) if (!isWaiting(turn)) await inTransaction((scope) => take(scope, turn));
}

/** Polls for due jobs every 15 seconds while the process runs; safe with any number of processes. */
export function startSchedule(services: Services, declared: readonly RecurringJob[]): void {
  const timer = setInterval(() => {
    addDueJobs(services, declared).catch((error: unknown) => services.log.error({ err: error }, 'schedule'));
  }, lookMilliseconds);
  timer.unref();
  services.stopping.addEventListener('abort', () => clearInterval(timer));
}
