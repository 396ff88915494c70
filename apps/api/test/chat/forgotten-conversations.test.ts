import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccounts } from '../../src/accounts/jobs/erase-accounts';
import { forgetConversations } from '../../src/chat/jobs/forget-conversations';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { forgetErasedRecords } from '../../src/payments/jobs/forget-records';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = 24 * 3600;
type Member = Awaited<ReturnType<TestApi['member']>>;

async function erase(...members: readonly Member[]): Promise<void> {
  for (const { browser } of members)
    expect((await browser.post('/api/account-deletion.php', { password: memberPassword })).status).toBe(204);
  api.clock.pass(14 * day);
  await finish(api, eraseAccounts);
}

async function write({ browser }: Member, to: Member, text: string): Promise<void> {
  expect((await send(browser, to.id, text)).status).toBe(200);
}

async function removeChat({ browser }: Member, { id }: Member): Promise<void> {
  const { chats } = (await browser.get('/api/chats.php')).body as {
    chats: { conversation_id: string; profile_id: string }[];
  };
  const conversation = chats.find(({ profile_id }) => profile_id === id)?.conversation_id;
  expect((await browser.delete('/api/chat.php', { conversation })).status).toBe(204);
}

const forget = () => finish(api, forgetConversations);

async function clean(): Promise<void> {
  for (const job of cleaningJobs) await finish(api, job);
}

/** What is stored of messages, in the order of their writing. */
const stored = async () => {
  const rows = await api.db
    .selectFrom('message')
    .select(['text', 'cost'])
    .orderBy('created_at')
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
  return rows.map(({ text, cost }) => [text, cost]);
};

async function areStored(...members: readonly Member[]): Promise<boolean[]> {
  const rows = await api.db.selectFrom('account').select('id').execute();
  return members.map(({ id }) => rows.some((row) => row.id === id));
}

test('a conversation is deleted once both have left, or one has left and the other removed it', async () => {
  const [one, two, removed, read, staying] = [
    await api.member(),
    await api.member(),
    await api.member(),
    await api.member(),
    await api.member(),
  ];
  const all = [one, two, removed, read, staying];
  await write(one, two, 'both leave');
  api.clock.pass(1);
  await write(removed, staying, 'one leaves, the other removes it');
  api.clock.pass(1);
  await write(read, staying, 'one leaves, the other reads it');
  api.clock.pass(1);
  await write(staying, two, 'written to somebody who leaves');
  await removeChat(staying, removed);
  await forget();
  expect(await stored()).toHaveLength(4);

  await erase(one, removed, read);
  await forget();
  await clean();
  const kept = [
    ['both leave', 0],
    ['one leaves, the other reads it', 0],
    ['written to somebody who leaves', 0],
  ];
  expect(await stored()).toEqual(kept);
  expect(await areStored(...all)).toEqual([true, true, false, true, true]);

  await erase(two);
  await forget();
  await clean();
  expect(await stored()).toEqual(kept.slice(1));
  expect(await areStored(...all)).toEqual([false, true, false, true, true]);
  const { body } = await staying.browser.get('/api/chats.php');
  expect((body as { chats: { profile_id: string }[] }).chats.map((chat) => chat.profile_id)).toEqual([
    two.id,
    read.id,
  ]);
  expect(await inconsistencies(api.db)).toEqual(consistent);

  await removeChat(staying, two);
  await removeChat(staying, read);
  await forget();
  await clean();
  expect([await stored(), await areStored(...all)]).toEqual([[], [false, false, false, false, true]]);
});

test('paid messages lose their text then, and stay for the ledger as long as it', async () => {
  const [payer, other] = [await api.member({ account: { credits: 5, paid_user: true } }), await api.member()];
  await write(payer, other, 'what was paid for');
  await erase(payer);
  await forget();
  expect(await stored()).toEqual([['what was paid for', 1]]);
  await removeChat(other, payer);
  await Promise.all([forget(), finish(api, forgetConversations, 1)]);
  expect(await stored()).toEqual([[null, 1]]);
  expect(await inconsistencies(api.db)).toEqual(consistent);

  api.clock.pass(12 * 365 * day);
  await finish(api, forgetErasedRecords);
  await Promise.all([forget(), finish(api, forgetConversations, 1)]);
  await clean();
  expect([await stored(), await areStored(payer, other)]).toEqual([[], [false, true]]);
  expect(await inconsistencies(api.db)).toEqual(consistent);
});

test('a conversation with a banned member stays, since the ban may be lifted', async () => {
  const [gone, banned] = [await api.member(), await api.member()];
  await write(gone, banned, 'evidence');
  await sql`update account set status = 'banned' where id = ${banned.id}::uuid`.execute(api.db);
  await erase(gone);
  await forget();
  expect(await stored()).toEqual([['evidence', 0]]);
});
