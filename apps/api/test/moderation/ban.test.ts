import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccounts } from '../../src/accounts/jobs/erase-accounts';
import { makeToken } from '../../src/accounts/tokens';
import { allCommands } from '../../src/commands';
import { after } from '../../src/kernel/clock';
import { bannedMail } from '../../src/moderation/jobs/banned-mail';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { sentMails } from '../support/mails';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const moderation = (...args: string[]) =>
  allCommands(api.application.services)['moderation']?.(args) ?? Promise.reject(new Error());

const ban = (id: string) => moderation('ban', id, '--reason', 'fraud');

const emailOf = async (id: string) =>
  (await api.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('a ban ends sessions, hides the member and refuses login; an unban restores login and profile', async () => {
  const [member, viewer] = [
    await api.member(),
    await api.member({ account: { paid_user: true, credits: 9 } }),
  ];
  const email = await emailOf(member.id);
  const second = api.visitor();
  const login = () => api.visitor().post('/api/user.php', { email, password: memberPassword });
  expect((await second.post('/api/user.php', { email, password: memberPassword })).status).toBe(200);
  const seen = async () => {
    const { body } = await viewer.browser.get('/api/members.php', { query: { page: 1 } });
    return [
      (await viewer.browser.get('/api/profile.php', { query: { id: member.id } })).status,
      JSON.stringify(body).includes(member.id),
      (await send(viewer.browser, member.id, 'Hello')).status,
    ];
  };
  expect(await ban(member.id)).toBe(`banned ${member.id}`);
  for (const browser of [member.browser, second])
    expect((await browser.get('/api/chats.php')).body).toBe('authentication_required');
  expect([(await login()).status, await seen()]).toEqual([403, [404, false, 404]]);
  await expect(ban(member.id)).rejects.toThrow('the account is banned');

  expect(await moderation('unban', member.id)).toBe(`unbanned ${member.id}`);
  expect([(await login()).status, await seen()]).toEqual([200, [200, true, 200]]);
  await expect(moderation('unban', member.id)).rejects.toThrow('the account is active');
});

test('an unconfirmed member is still unconfirmed after a ban and an unban', async () => {
  const { id, browser } = await api.member({
    account: { status: 'not_confirmed' },
    profile: { visible: false },
  });
  await ban(id);
  expect((await browser.get('/api/user.php')).body).toEqual({ user: null });
  await moderation('unban', id);
  const account = api.db.selectFrom('account').innerJoin('profile', 'profile.id', 'account.id');
  expect(
    await account.select(['account.status', 'visible']).where('account.id', '=', id).executeTakeFirst(),
  ).toEqual({ status: 'not_confirmed', visible: false });
});

test('a deleted member who is banned cannot return and is not erased, until unbanned', async () => {
  const { id, browser } = await api.member();
  const email = await emailOf(id);
  expect((await browser.post('/api/account-deletion.php', { password: memberPassword })).status).toBe(204);
  const owner = { purpose: 'reactivation', accountId: id, email } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  const reactivate = async () => (await api.visitor().post('/api/reactivate.php', { token })).status;
  const login = async () =>
    (await api.visitor().post('/api/user.php', { email, password: memberPassword })).body;
  expect(await ban(id)).toBe(`banned ${id}`);
  await expect(ban(id)).rejects.toThrow('the account is banned');
  expect([await reactivate(), await login()]).toEqual([
    422,
    expect.objectContaining({ code: 'account_disabled' }),
  ]);
  const statusOf = async () =>
    (await api.db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const longAgo = after(api.clock.now(), -20 * 24 * 3600);
  await api.db.updateTable('account').set({ deleted_at: longAgo }).where('id', '=', id).execute();
  await finish(api, eraseAccounts);
  expect(await statusOf()).toBe('banned');
  await api.db.updateTable('account').set({ deleted_at: api.clock.now() }).where('id', '=', id).execute();
  expect(await moderation('unban', id)).toBe(`unbanned ${id}`);
  await expect(moderation('unban', id)).rejects.toThrow('the account is deleted');
  expect([await statusOf(), await reactivate(), await statusOf()]).toEqual(['deleted', 200, 'active']);
});

test('an unknown member cannot be banned', async () => {
  for (const none of ['none', '7c9e6679-7425-40de-944b-e07fc1f90ae7'])
    await expect(ban(none)).rejects.toThrow('there is no such member');
});

test('a ban requires a reason, and mails the broken rule and how to appeal', async () => {
  const { id } = await api.member({ account: { language: 'nl' }, profile: { name: 'Rowan' } });
  for (const reason of [[], ['--reason', 'because']])
    await expect(moderation('ban', id, ...reason)).rejects.toThrow('say why: --reason minor|threats|');
  await moderation('ban', id, '--reason', 'minor');
  const job = await api.connection.run(
    `select data from pgboss.job where name = 'mail.banned' and data ->> 'accountId' = $1`,
    [id],
  );
  const [{ data }] = job.rows as [{ data: never }];
  const mails = () =>
    sentMails(api).then((all) => all.filter(({ subject }) => subject === 'Je bent uitgesloten van Oakmere'));
  await bannedMail.run(data, api.application.services);
  const [mail, ...others] = await mails();
  expect([mail?.to_address, others]).toEqual([await emailOf(id), []]);
  for (const words of [
    'De regel die is overtreden: jonger zijn dan 18',
    'support@oakmere.example',
    '/pages/ban#appeal',
  ])
    expect(mail?.text).toContain(words);
  await moderation('unban', id);
  await bannedMail.run(data, api.application.services);
  expect(await mails()).toHaveLength(1);
});
