import { idempotencySeconds } from '@heartwood/domain';
import type { Services } from '../../services';
import { after } from '../clock';

const everyMilliseconds = 3_600_000;
const day = 86_400;

/** Deletes what has served: old keys, sessions and tokens that ended, events nobody can still miss, demo mails and pushes. */
export async function clean({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('idempotency_key').where('created_at', '<', after(now, -idempotencySeconds)).execute();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('token')
    .where('expires_at', '<', after(now, -7 * day))
    .execute();
  await db
    .deleteFrom('event')
    .where('created_at', '<', after(now, -7 * day))
    .execute();
  await db
    .deleteFrom('outgoing_mail')
    .where('created_at', '<', after(now, -30 * day))
    .execute();
  await db
    .deleteFrom('outgoing_push')
    .where('created_at', '<', after(now, -30 * day))
    .execute();
  await db.deleteFrom('push_sent').where('sent_at', '<', after(now, -day)).execute();
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute();
}

/** Cleans every hour while the process runs; any number of processes may. */
export function cleanHourly(services: Services): void {
  const run = () =>
    void clean(services).catch((error: unknown) => services.log.error({ err: error }, 'cleaning failed'));
  const timer = setInterval(run, everyMilliseconds);
  timer.unref();
  services.stopping.addEventListener('abort', () => clearInterval(timer));
}
