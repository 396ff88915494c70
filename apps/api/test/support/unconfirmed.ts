import { makeToken } from '../../src/accounts/tokens';
import type { TestApi } from './api';

/** A premium member with 50 credits who has not confirmed the address yet, and the link's token. */
export async function unconfirmed(api: TestApi) {
  const person = await api.member({
    account: { paid_user: true, credits: 50, status: 'not_confirmed' },
    profile: { visible: false },
  });
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const owner = { purpose: 'activation', accountId: person.id, email } as const;
  return { ...person, token: await makeToken(api.db, owner, api.clock.now()) };
}
