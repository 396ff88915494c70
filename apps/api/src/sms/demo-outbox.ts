import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { SmsPort } from './sms-port';

/** Stores messages in the database, where the sandbox's pages show them; the default of the demo. */
export function smsOutbox(db: Db, clock: Clock): SmsPort {
  return {
    async send({ to, sender, text }) {
      await db
        .insertInto('outgoing_sms')
        .values({ to_number: to, sender, text, created_at: clock.now() })
        .execute();
    },
  };
}
