import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionsCommand } from '../../src/accounts/deletions-command';
import { eraseAccounts } from '../../src/accounts/jobs/erase-accounts';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { mailTo, tokenIn } from '../support/mails';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const day = 24 * 3600;
type Member = Awaited<ReturnType<TestApi['member']>>;

async function leave({ browser }: Member, answer: { reason?: string; comment?: string }): Promise<void> {
  const { status } = await browser.post('/api/account-deletion.php', {
    ...answer,
    password: memberPassword,
  });
  expect(status).toBe(204);
}

const printed = (...args: string[]) => deletionsCommand(api.application.services, args);
const clean = async () => {
  for (const job of cleaningJobs) await finish(api, job);
};
const isStored = async ({ id }: Member) =>
  (await api.db.selectFrom('account').select('id').where('id', '=', id).execute()).length === 1;

test('the hash of an erased address is deleted after three years', async () => {
  const kept = (address_hash: string, years: number) => ({
    pool: 'oak',
    address_hash,
    used_discounts: ['WELCOME25'],
    erased_at: new Date(api.clock.now().getTime() - years * 365 * day * 1000),
  });
  await api.db
    .insertInto('erased_address')
    .values([kept('long', 3.01), kept('lately', 2.99)])
    .execute();
  await clean();
  const left = await api.db.selectFrom('erased_address').select('address_hash').execute();
  expect(left).toEqual([{ address_hash: 'lately' }]);
});

test('comments are shown while a member can come back, and reasons are counted for good', async () => {
  expect(await printed()).toBe('left for good\nnone\n\ncomments of the last 14 days\nnone');
  const email = 'back@oakmere.example';
  const [met, other, silent] = [await api.member(), await api.member(), await api.member()];
  const back = await api.member({ account: { email, email_key: email } });
  await leave(met, { reason: 'found_somebody', comment: 'Thank you.\nWe marry in May.' });
  await leave(other, { reason: 'found_somebody' });
  await leave(silent, {});
  await leave(back, { reason: 'too_expensive', comment: 'Too expensive for me.' });
  const [date] = api.clock.now().toISOString().split('T');
  const month = date?.slice(0, 7);
  const written = await printed();
  expect(written).toContain('left for good\nnone\n');
  expect(written).toContain(`${date}  oakmere  found_somebody\n  Thank you.\n  We marry in May.`);
  expect(written).toContain(`${date}  oakmere  too_expensive\n  Too expensive for me.`);
  const token = tokenIn(await mailTo(api, email));
  expect((await api.visitor().post('/api/reactivate.php', { token })).status).toBe(200);

  api.clock.pass(14 * day);
  expect(await finish(api, eraseAccounts)).toBe(1);
  expect(await printed()).toBe(
    [
      `left for good\nbrand    month    reason          count\noakmere  ${month}  found_somebody      2`,
      `oakmere  ${month}  none                1\n`,
      'comments of the last 14 days\nnone',
    ].join('\n'),
  );
  expect(await printed('--csv')).toBe(
    `brand,month,reason,count\noakmere,${month},found_somebody,2\noakmere,${month},none,1`,
  );
});

test('the row of an erased account is deleted once nothing refers to it', async () => {
  const [talker, partner, alone, accepted] = [
    await api.member({ account: { paid_user: true, credits: 5 } }),
    await api.member(),
    await api.member(),
    await api.member(),
  ];
  expect((await send(talker.browser, partner.id, 'what was written stays')).status).toBe(200);
  await api.db
    .insertInto('terms_acceptance')
    .values({
      account_id: accepted.id,
      version: '2023-12-01',
      brand: 'oakmere',
      accepted_at: api.clock.now(),
    })
    .execute();
  for (const one of [talker, alone, accepted]) await leave(one, {});
  await clean();
  api.clock.pass(14 * day);
  await finish(api, eraseAccounts);
  await clean();
  const stored = await Promise.all([talker, partner, alone, accepted].map(isStored));
  expect(stored).toEqual([true, true, false, true]);
});
