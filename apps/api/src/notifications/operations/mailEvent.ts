import { sql } from 'kysely';
import { emailKeyOf } from '../../kernel/email-key';
import type { BodyOf } from '../../kernel/contract-types';
import { takeKey } from '../../kernel/idempotency';
import { operation } from '../../kernel/operation';
import { hashSecret } from '../../kernel/secrets';
import { checkMailEvent } from '../mail-event-signature';

type MailEvent = BodyOf<'mailEvent'>['events'][number];

function reasonOf({ type, permanent }: MailEvent): string | null {
  if (type === 'complaint') return 'spam_complaint';
  if (type === 'unsubscribe') return 'list_unsubscribe';
  return permanent ? 'bounce' : null;
}

/** Parses a time, of which a leap second counts as the one before: `Date` has none. */
function timeOf(at: string | undefined): Date | null {
  return at === undefined ? null : new Date(at.replace(/:60(?=\D)/, ':59'));
}

/**
 * Stops mails to addresses that bounced, complained or unsubscribed, in every pool that has them. Neither a
 * repeated call nor an event reported late undoes that a member re-enabled mails since.
 */
export const mailEvent = operation(
  'mailEvent',
  {
    access: 'public',
    transaction: true,
    withoutIdempotencyKey: true,
    sessionless: true,
    signedBy: checkMailEvent,
    limits: ['mail-event'],
  },
  async ({ body, db, clock, headers, services }) => {
    const key = hashSecret(headers.get('x-signature') ?? '');
    const call = { scope: 'mailEvent', key, requestHash: key };
    if (await takeKey(db, call, clock.now())) return { status: 204 };
    const stops = body.events.flatMap((event) => {
      const reason = reasonOf(event);
      return reason ? [{ key: emailKeyOf(event.email), reason, at: timeOf(event.at) }] : [];
    });
    if (stops.length === 0) return { status: 204 };
    await sql`
      with reported as (
        select * from unnest(
          ${stops.map(({ key }) => key)}::text[],
          ${stops.map(({ reason }) => reason)}::text[],
          ${stops.map(({ at }) => at)}::timestamptz[]
        ) as stop (key, reason, at)
      ), found as (
        select id from account
        where pool = any(${services.brands.all.map(({ pool }) => pool)}::text[]) and email_key in (select key from reported)
        order by id for no key update
      )
      update account set notifications_disabled = (
        select coalesce(array_agg(distinct reason), '{}') from (
          select unnest(account.notifications_disabled) as reason
          union all select reason from reported
          where reported.key = account.email_key and coalesce(at >= account.mails_turned_on_at, true)
        ) reasons
      )
      from found where account.id = found.id`.execute(db);
    return { status: 204 };
  },
);
