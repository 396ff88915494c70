import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { MailPort } from './mail-port';

/** Stores mails in the database, where the mailbox pages show them; the default of the demo. */
export function demoMailbox(db: Db, clock: Clock): MailPort {
  return {
    async send({ to, from, subject, html, text }) {
      await db
        .insertInto('outgoing_mail')
        .values({ to_address: to, from_address: from, subject, html, text, created_at: clock.now() })
        .execute();
    },
  };
}
