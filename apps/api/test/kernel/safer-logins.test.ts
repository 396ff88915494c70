import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saferLogins } from '../../src/database/migrations/0009-safer-logins/safer-logins';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the migration gives internationalised domains their punycode key, unless another account has it', async () => {
  const { db } = api;
  const make = async (email: string, emailKey: string) =>
    (await api.member({ account: { email, email_key: emailKey } })).id;
  const alone = await make('Ann@Bücher.example', 'ann@bücher.example');
  const punycode = await make('kim@xn--bcher-kva.example', 'kim@xn--bcher-kva.example');
  const twin = await make('kim@bücher.example', 'kim@bücher.example');
  await sql`alter table idempotency_key drop column signed_in_hash`.execute(db);
  await saferLogins.up(db);
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email_key'])
    .where('id', 'in', [alone, punycode, twin])
    .execute();
  expect(Object.fromEntries(rows.map(({ id, email_key }) => [id, email_key]))).toEqual({
    [alone]: 'ann@xn--bcher-kva.example',
    [punycode]: 'kim@xn--bcher-kva.example',
    [twin]: 'kim@bücher.example',
  });
});
