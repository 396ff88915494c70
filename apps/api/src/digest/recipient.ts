import type { Db } from '../database/connection';

/** The member being checked, with what was mailed before. */
export function findRecipient(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .innerJoin('profile', 'profile.id', 'account.id')
    .innerJoin('notification_look as look', 'look.account_id', 'account.id')
    .leftJoin('notification_state as state', 'state.account_id', 'account.id')
    .select(['account.id', 'account.pool', 'account.brand', 'account.email', 'account.language'])
    .select(['account.country', 'account.status', 'account.signup_date', 'account.search'])
    .select(['account.chosen_search', 'profile.name', 'profile.gender', 'profile.sexuality'])
    .select(['profile.country as home_country', 'profile.region as home_region'])
    .select(['look.weekly', 'state.mailed_at', 'state.confirm_reminders', 'state.photo_reminded_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('photo')
          .select('photo.id')
          .whereRef('photo.account_id', '=', 'account.id')
          .where('photo.status', '!=', 'rejected'),
      ).as('has_photo'),
    )
    .where('account.id', '=', accountId)
    .where('account.fictional', '=', false)
    .executeTakeFirst();
}

/** The result of `findRecipient`. */
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;
