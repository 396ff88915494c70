import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { forgottenDebtor } from '../direct-debit/forget-debtor';
import type { Scope } from '../kernel/scope';
import { newSecret } from '../kernel/secrets';
import { usedDiscounts } from '../payments/discounts/used-discounts';
import { deleteChatPhotos } from '../photos/chat-photo';
import { removePhotoFiles } from '../photos/jobs/remove-photo-files';
import { keysOf } from '../photos/stored-photo';
import { lastGoneDeletion } from './account-standing';
import { deleteExport } from './data-export';
import { countDeletion, finalDeletionOf } from './deletion-counts';
import { keepUsedDiscounts } from './erased-address';
import { recordErasure } from './jobs/record-erasure';
import { forgetLogins } from './login-lock';
import { hashPassword } from './password';

/** Placeholder profile of someone who left. */
const nobody = { name: '–', date_of_birth: '1970-01-01' };

async function emptyProfile(db: Db, id: string): Promise<void> {
  await db
    .updateTable('profile')
    .set({
      ...nobody,
      erased: true,
      status: 'disabled',
      visible: false,
      gender: null,
      sexuality: null,
      country: null,
      region: null,
      city: null,
      reason_for_signup: null,
      hair_colour: null,
      eye_colour: null,
      body_type: null,
      relationship_status: null,
      tattoos: null,
      description: '',
      interests: [],
      photos_count: 0,
      main_photo_id: null,
      advertising_agreed_at: null,
      shown_on: [],
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes photo rows, including photos sent to the member; their files are removed after the commit. */
async function deletePhotos(scope: Scope, accountId: string): Promise<void> {
  const { db, jobs } = scope;
  const photos = await db.deleteFrom('photo').where('account_id', '=', accountId).returningAll().execute();
  if (photos.length > 0) await jobs.add(removePhotoFiles, { keys: photos.flatMap(keysOf) });
  await deleteChatPhotos(
    scope,
    sql<boolean>`account_id = ${accountId}::uuid or recipient_id = ${accountId}::uuid`,
  );
}

async function deleteJobs(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  for (const table of ['job', 'archive']) {
    await sql`
      delete from ${sql.table(`pgboss.${table}`)}
      where position(${id} in data::text) > 0 or position(${email} in output::text) > 0`.execute(db);
  }
}

const ownTables = [
  'session',
  'account_deletion',
  'email_change',
  'notification_setting',
  'notification_state',
  'notification_look',
  'broadcast_recipient',
  'message_limit',
  'event',
  'swipe_day',
  'match_finder',
] as const;

/**
 * Deletes rows that belong to the member alone. Everything else that may refer to a member has expired by
 * then: `docs/0015`.
 */
async function deleteRows(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db.deleteFrom('token').where('account_id', '=', id).execute();
  for (const table of ownTables) await db.deleteFrom(table).where('account_id', '=', id).execute();
  await db.deleteFrom('discount_code').where('account_id', '=', id).execute();
  await db
    .updateTable('direct_debit')
    .set(forgottenDebtor)
    .where('account_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
  await db.deleteFrom('waiting_message').where('sender_id', '=', id).execute();
  await db
    .updateTable('withdrawal')
    .set({ name: null })
    .where('payment_id', 'in', db.selectFrom('payment').select('id').where('account_id', '=', id))
    .execute();
  await db
    .deleteFrom('liked')
    .where(({ or, eb }) => or([eb('from_id', '=', id), eb('to_id', '=', id)]))
    .execute();
  await db
    .deleteFrom('swipe')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb('other_id', '=', id)]))
    .execute();
  await db
    .deleteFrom('block')
    .where(({ or, eb }) => or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();
  await db.updateTable('report').set({ reporter_id: null, text: '' }).where('reporter_id', '=', id).execute();
  await db
    .deleteFrom('complaint')
    .where('mailed_at', 'is not', null)
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb(sql`lower(email)`, '=', email.toLowerCase())]))
    .execute();
  await db
    .deleteFrom('outgoing_mail')
    .where(sql<boolean>`to_address = ${email} or position(${email} in text) > 0`)
    .execute();
  await deleteJobs(db, { id, email });
}

/**
 * Makes an account's deletion final, in the caller's transaction; returns false if the account can still be
 * reactivated, has been, or is already erased. The row stays without personal data, as do messages written to
 * others and the ledger; a hash of the address keeps the once-only discounts that were used.
 */
export async function eraseAccount(scope: Scope, accountId: string, secret: string): Promise<boolean> {
  const { db, clock } = scope;
  const account = await db
    .selectFrom('account')
    .select(['id', 'pool', 'email', 'email_key', 'paid_user', 'used_discounts'])
    .where('id', '=', accountId)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', lastGoneDeletion(clock.now()))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return false;
  const { pool, email_key: emailKey } = account;
  const now = clock.now();
  await keepUsedDiscounts(db, { pool, emailKey, secret }, await usedDiscounts(db, account), now);
  const deletion = await finalDeletionOf(db, accountId);
  await db
    .updateTable('account')
    .set({
      status: 'erased',
      email: `erased:${accountId}`,
      email_key: `erased:${accountId}`,
      password_hash: await hashPassword(newSecret()),
      tracking: null,
      country: null,
      spend_limit: null,
      spend_limit_currency: null,
      spend_limit_next: null,
      spend_limit_from: null,
      notifications_disabled: [],
      mails_turned_on_at: null,
      used_discounts: [],
      search: null,
      chosen_search: null,
      show_read: true,
      show_typing: true,
      deletion_offer_answered_at: null,
    })
    .where('id', '=', accountId)
    .execute();
  await emptyProfile(db, accountId);
  await deletePhotos(scope, accountId);
  await deleteExport(scope, accountId);
  await deleteRows(db, account);
  await forgetLogins(db, { pool, emailKey });
  await scope.jobs.add(recordErasure, { accountId, erasedAt: now.toISOString() });
  if (deletion) await countDeletion(db, deletion);
  return true;
}
