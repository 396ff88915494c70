import { randomUUID } from 'node:crypto';
import type { NotificationType } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeToken } from '../../src/notifications/unsubscribe-token';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/api/unsubscribe.php';
const tokenOf = (accountId: string, ...types: NotificationType[]) =>
  unsubscribeToken(api.application.services.environment.SESSION_SECRET, { accountId, types });

/** A member's choices, as `type channel enabled`. */
async function chosen(id: string): Promise<string[]> {
  const rows = await api.db
    .selectFrom('notification_setting')
    .select(['type', 'channel', 'enabled'])
    .where('account_id', '=', id)
    .orderBy('type')
    .execute();
  return rows.map(({ type, channel, enabled }) => `${type} ${channel} ${enabled}`);
}

/** A mail program's own request, not from our pages. */
function oneClick(token: string, { type, body }: { type?: string; body: string }) {
  const visitor = api.visitor();
  return visitor.send(
    new Request(`http://${visitor.host}${path}?token=${token}`, {
      method: 'POST',
      headers: {
        host: visitor.host,
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
        'content-type': type ?? 'application/x-www-form-urlencoded',
      },
      body,
    }),
  );
}

test('one-click unsubscribe turns off the types of that mail, and nothing else', async () => {
  const { id } = await api.member();
  const token = tokenOf(id, 'like', 'new_messages');
  const answer = await oneClick(token, { body: 'List-Unsubscribe=One-Click' });
  expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([204, null, null]);
  expect(await chosen(id)).toEqual(['like mail false', 'new_messages mail false']);
});

test('one-click unsubscribe accepts a multipart form', async () => {
  const { id } = await api.member();
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect(
    (await oneClick(tokenOf(id, 'like'), { type: 'multipart/form-data; boundary=b', body })).status,
  ).toBe(204);
  expect(await chosen(id)).toEqual(['like mail false']);
});

test('the same link turns a type off, on and off again, whoever is logged in', async () => {
  const [{ id }, { browser, id: other }] = [await api.member(), await api.member()];
  const token = tokenOf(id, 'weekly_updates');
  const states: string[][] = [];
  for (const undo of [undefined, true, false, true, undefined]) {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await browser.post(path, { token, undo }, { headers })).status).toBe(204);
    states.push(await chosen(id));
  }
  const at = (enabled: boolean) => [`weekly_updates mail ${enabled}`];
  expect(states).toEqual([at(false), at(true), at(false), at(true), at(false)]);
  expect(await chosen(other)).toEqual([]);
});

test('a link undoes only what a link turned off within the hour, never the member’s own choice', async () => {
  const { id, browser } = await api.member();
  const token = tokenOf(id, 'like', 'promotions');
  const follow = async (undo?: true) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { status } = await api.visitor().post(path, { token, undo }, { headers });
    return [status, ...(await chosen(id))];
  };
  const choose = (type: string, enabled: boolean) =>
    browser.put('/api/notifications.php', { type, channel: 'mail', enabled });
  await choose('promotions', true);
  await choose('like', false);
  expect(await follow(true)).toEqual([422, 'like mail false', 'promotions mail true']);
  expect(await follow()).toEqual([204, 'like mail false', 'promotions mail false']);
  expect(await follow(true)).toEqual([204, 'like mail false', 'promotions mail true']);
  await follow();
  api.clock.pass(3600);
  expect(await follow(true)).toEqual([422, 'like mail false', 'promotions mail false']);
  await follow();
  expect(await follow(true)).toEqual([204, 'like mail false', 'promotions mail true']);
  await follow();
  await choose('promotions', false);
  expect(await follow(true)).toEqual([422, 'like mail false', 'promotions mail false']);
});

test('an undo is refused while its mails stay off, and repeated once they are on', async () => {
  const { id } = await api.member();
  const token = tokenOf(id, 'like');
  const undo = () => api.visitor().post(path, { token, undo: true });
  await api.visitor().post(path, { token });
  api.clock.pass(3600);
  expect(await undo()).toMatchObject({ status: 422, body: { code: 'link_invalid_or_expired' } });
  const other = await api.member();
  const turnedOff = tokenOf(other.id, 'like');
  await api.visitor().post(path, { token: turnedOff });
  const twice = [1, 2].map(() => api.visitor().post(path, { token: turnedOff, undo: true }));
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([204, 204]);
  expect(await chosen(other.id)).toEqual(['like mail true']);
});

test('a GET of the unsubscribe link changes nothing', async () => {
  const { id } = await api.member();
  const { status } = await api.visitor().get(path, { query: { token: tokenOf(id, 'like') } });
  expect([status, await chosen(id)]).toEqual([405, []]);
});

test('a link works for unconfirmed, banned and deleted members, and not for erased ones', async () => {
  const statuses = [];
  for (const status of ['not_confirmed', 'banned', 'deleted', 'erased'] as const) {
    const { id } = await api.member({ account: { status } });
    statuses.push((await api.visitor().post(path, { token: tokenOf(id, 'like') })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 422]);
});

test('rejects unknown, altered and truncated tokens, and tokens of another pool', async () => {
  const { id } = await api.member();
  const token = tokenOf(id, 'like');
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(`${id}:news`).toString('base64url');
  const last = signature.endsWith('A') ? 'B' : 'A';
  const wrong = [
    'unknown',
    `${payload}.`,
    `${payload}.${signature.slice(0, -1)}`,
    `${payload}.${signature.slice(0, -1)}${last}`,
    `${other}.${signature}`,
    `${token}.${signature}`,
    unsubscribeToken('another secret of the API, long enough', { accountId: id, types: ['like'] }),
    tokenOf(randomUUID(), 'like'),
    tokenOf(id),
  ];
  const answers = [];
  for (const one of wrong) answers.push(await api.visitor().post(path, { token: one }));
  answers.push(await api.visitor({ host: elmfordHost }).post(path, { token }));
  const refused = { status: 422, body: { code: 'link_invalid_or_expired' } };
  expect(answers).toMatchObject(answers.map(() => refused));
  expect(await api.visitor().post(path, {})).toMatchObject({
    status: 422,
    body: { fields: { token: 'required' } },
  });
  expect(await chosen(id)).toEqual([]);
});
