import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { missingMigrations } from '../../database/migrate';
import type { Services } from '../../services';
import type { ApiApp } from '../api-app';
import { isSame } from '../secrets';

const databaseMilliseconds = 500;
const photosMilliseconds = 2000;

async function succeeds(asked: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = wait(milliseconds, false, { ref: false });
  return Promise.race([
    late,
    asked.then(
      () => true,
      () => false,
    ),
  ]);
}

/** Why this process should get no requests; empty when it is ready. */
export async function findNotReady({ db, photos, stopping }: Services): Promise<string[]> {
  if (stopping.aborted) return ['draining'];
  if (!(await succeeds(sql`select 1`.execute(db), databaseMilliseconds))) return ['database'];
  const problems: string[] = [];
  if ((await missingMigrations(db)).length > 0) problems.push('migrations');
  if (!(await succeeds(photos.check(), photosMilliseconds))) problems.push('photos');
  return problems;
}

/**
 * Serves `/healthz` (liveness), `/readyz` (readiness) and `/metrics` (with METRICS_TOKEN, or in the demo).
 */
export function addHealthPages(app: ApiApp, services: Services): void {
  const { environment, metrics } = services;
  app.get('/healthz', (context) => {
    context.set('route', '/healthz');
    return context.json({ ok: true });
  });
  app.get('/readyz', async (context) => {
    context.set('route', '/readyz');
    const problems = await findNotReady(services);
    return context.json({ ready: problems.length === 0, problems }, problems.length === 0 ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    context.set('route', '/metrics');
    const token = environment.METRICS_TOKEN;
    const given = context.req.header('authorization') ?? '';
    if (token ? !isSame(given, `Bearer ${token}`) : !environment.DEMO) return context.notFound();
    const page = await metrics.page();
    return context.body(page.body, 200, { 'content-type': page.type });
  });
}
