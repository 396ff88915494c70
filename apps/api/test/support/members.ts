import type { Db } from '../../src/database/connection';
import type { NewAccount, NewProfile } from '../../src/database/schema';

/** A test's requested member; everything has a default. Credits are also booked in the ledger. */
export interface MemberWish {
  account?: Partial<NewAccount>;
  profile?: Partial<NewProfile>;
  host?: string;
  address?: string;
}

/** The password of every member created by `insertMember`. */
export const memberPassword = 'oak-leaves-turn-red';
/** Its Argon2id hash, computed once. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ibOa2bLhr2tQEigMsBgL/w$znaqat1GJ/qNMYuW3IxqKRtE0gWdksn2mi1leaWREjo';
let members = 0;

/** Inserts a confirmed, visible member and returns the id. */
export async function insertMember(
  db: Db,
  now: Date,
  { account, profile }: MemberWish = {},
): Promise<string> {
  members += 1;
  const email = `member${members}@oakmere.example`;
  const status = account?.status ?? 'active';
  const pool = account?.pool ?? 'oak';
  const { id, credits } = await db
    .insertInto('account')
    .values({
      pool,
      brand: 'oakmere',
      email,
      email_key: email,
      password_hash: passwordHash,
      status,
      language: 'en',
      signup_date: now,
      confirmed_at: status === 'active' ? now : null,
      terms_version: '2023-12-01T12:00:00.000Z',
      terms_accepted_at: now,
      last_active_at: now,
      ...account,
    })
    .returning(['id', 'credits'])
    .executeTakeFirstOrThrow();
  if (credits > 0) {
    const entry = {
      account_id: id,
      kind: 'test',
      ref: id,
      amount: credits,
      balance_after: credits,
      created_at: now,
    };
    await db.insertInto('ledger').values(entry).execute();
  }
  await db
    .insertInto('profile')
    .values({
      id,
      pool,
      name: `Member ${members}`,
      visible: status === 'active',
      gender: 'female',
      sexuality: 'hetero',
      date_of_birth: '1990-04-12',
      country: 'NL',
      region: 'UT',
      city: 'Utrecht',
      created_at: now,
      last_active_at: now,
      shown_on: account?.brand === undefined ? ['oakmere', 'elmford'] : [account.brand],
      ...profile,
    })
    .execute();
  return id;
}
