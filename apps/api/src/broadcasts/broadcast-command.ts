import { parseArgs } from 'node:util';
import { isLocale, locales } from '@heartwood/i18n';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import { hashSecret } from '../kernel/secrets';
import type { Services } from '../services';
import type { Broadcast } from './waiting-broadcasts';

/** Members added per statement. */
const batchSize = 1000;

const usage = `usage: broadcast --type promotions|news|terms --brand <id> --locale <code> --subject <text> --file <text.md> [--dry-run]`;

type Written = Omit<Broadcast, 'created_at'>;

function isType(type: string): type is Broadcast['type'] {
  return type === 'promotions' || type === 'news' || type === 'terms';
}

/** Parses the arguments, including whether this is a dry run. */
function read(args: readonly string[], { brands }: Pick<Services, 'brands'>) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      type: { type: 'string', default: '' },
      brand: { type: 'string', default: '' },
      locale: { type: 'string', default: '' },
      subject: { type: 'string', default: '' },
      text: { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { type, brand, locale } = values;
  const [subject, text] = [values.subject.trim(), values.text.trim()];
  if (!isType(type) || subject === '' || text === '') throw new Error(usage);
  if (!brands.byId(brand))
    throw new Error(`there is no brand ${brand}; there are ${brands.all.map(({ id }) => id).join(', ')}`);
  if (!isLocale(locale)) throw new Error(`there is no locale ${locale}; there are ${locales.join(', ')}`);
  const id = hashSecret(JSON.stringify([type, brand, locale, subject, text]));
  const written: Written = { id, type, brand, locale, subject, text };
  return { written, dryRun: values['dry-run'] };
}

/**
 * The brand's members of that language who get such a mail: terms all who can log in; others active members
 * who opted in and whose mails aren't stopped.
 */
function wants({ type, brand, locale }: Written): RawBuilder<boolean> {
  const members = sql<boolean>`account.brand = ${brand} and account.language = ${locale}
    and not account.fictional`;
  if (type === 'terms') return sql`${members} and account.status in ('active', 'not_confirmed')`;
  return sql`${members} and account.status = 'active'
    and account.notifications_disabled = '{}' and exists (
      select from notification_setting setting where setting.account_id = account.id and setting.enabled
        and setting.channel = 'mail' and setting.type = ${type}
    )`;
}

/**
 * Adds a batch of members who opted in and aren't recipients yet, marks them for a digest check, and returns
 * how many.
 */
async function addRecipients(db: Db, written: Written, now: Date): Promise<number> {
  const { rows } = await sql`
    with added as (
      insert into broadcast_recipient (broadcast_id, account_id)
      select ${written.id}, account.id from account
      where ${wants(written)} and not exists (
        select from broadcast_recipient known
        where known.broadcast_id = ${written.id} and known.account_id = account.id
      )
      order by account.id limit ${batchSize}
      on conflict do nothing
      returning account_id
    )
    insert into notification_look as look (account_id, due_at)
    select account_id, ${now}::timestamptz from added order by account_id
    on conflict (account_id) do update set due_at = least(look.due_at, excluded.due_at)
    returning account_id`.execute(db);
  return rows.length;
}

async function count(db: Db, written: Written) {
  const { rows } = await sql<{ wanting: number; mailed: number; waiting: number }>`
    select
      (select count(*)::integer from account where ${wants(written)}) as wanting,
      count(*) filter (where mailed_at is not null)::integer as mailed,
      count(*) filter (where mailed_at is null)::integer as waiting
    from broadcast_recipient where broadcast_id = ${written.id}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('nothing was counted');
  return counted;
}

/**
 * `broadcast`: mails all members of a brand and language who opted in, each within the limit of one mail a
 * day; new terms go to everybody, at once. Idempotent: a repeat adds only missing members. Prints how many.
 */
export async function broadcastCommand(
  { db, clock, brands }: Pick<Services, 'db' | 'clock' | 'brands'>,
  args: readonly string[] = [],
): Promise<string> {
  const { written, dryRun } = read(args, { brands });
  let added = 0;
  if (!dryRun) {
    const now = clock.now();
    await db
      .insertInto('broadcast')
      .values({ ...written, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    for (let batch = batchSize; batch > 0; added += batch) batch = await addRecipients(db, written, now);
  }
  const { wanting, mailed, waiting } = await count(db, written);
  return [
    `${wanting} members of ${written.brand} in ${written.locale} ${written.type === 'terms' ? 'must get' : 'want'} ${written.type}`,
    dryRun ? 'nothing added: a dry run' : `${added} added`,
    `${mailed} mailed, ${waiting} waiting`,
  ].join('\n');
}
