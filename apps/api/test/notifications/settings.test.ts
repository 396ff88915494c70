import { buildNotifications } from '@heartwood/api-contract/builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/api/notifications.php';
const chosen = async (browser: Browser) => (await browser.get(path)).body;

test('by default all types are on except the promotional ones', async () => {
  const { browser } = await api.member();
  expect(await chosen(browser)).toEqual(buildNotifications());
});

test('a type can be turned off and on for one channel, for this member only', async () => {
  const [{ browser }, { browser: other }] = [await api.member(), await api.member()];
  const likes = async () =>
    ((await chosen(browser)) as ReturnType<typeof buildNotifications>).types.filter(
      ({ type }) => type === 'like' || type === 'news',
    );
  const { status, body } = await browser.put(path, { type: 'like', channel: 'push', enabled: false });
  expect([status, body]).toEqual([200, await chosen(browser)]);
  await browser.put(path, { type: 'news', channel: 'mail', enabled: true });
  expect(await likes()).toEqual([
    { type: 'like', mail: true, push: false },
    { type: 'news', mail: true, push: null },
  ]);
  await browser.put(path, { type: 'like', channel: 'push', enabled: true });
  await browser.put(path, { type: 'news', channel: 'mail', enabled: false });
  expect(await chosen(browser)).toEqual(buildNotifications());
  expect(await chosen(other)).toEqual(buildNotifications());
});

test('quiet hours are stored with their time zone, and can be removed', async () => {
  const { browser } = await api.member();
  const hours = { quiet_from: '22:15', quiet_until: '07:00', time_zone: 'Europe/Amsterdam' };
  expect((await browser.put(path, hours)).body).toEqual(buildNotifications(hours));
  const none = { quiet_from: null, quiet_until: null, time_zone: null };
  expect((await browser.put(path, none)).body).toEqual(buildNotifications());
});

test('a member can turn stopped mails on again, whatever stopped them', async () => {
  const reasons = ['spam_complaint', 'bounce', 'list_unsubscribe'];
  const { id, browser } = await api.member({ account: { notifications_disabled: reasons } });
  const stopped = async () => [
    ((await chosen(browser)) as { mail_stopped: string[] }).mail_stopped,
    ((await browser.get('/api/user.php')).body as { user: { notifications_disabled: string[] } }).user
      .notifications_disabled,
  ];
  expect(await stopped()).toEqual([reasons, reasons]);
  expect((await browser.put(path, { mail_stopped: [] })).body).toEqual(buildNotifications());
  expect(await stopped()).toEqual([[], []]);
  const rows = await api.db
    .selectFrom('notification_state')
    .selectAll()
    .where('account_id', '=', id)
    .execute();
  expect(rows).toEqual([]);
});

test.each([
  [
    'a channel the type does not have',
    { type: 'news', channel: 'push', enabled: true },
    { channel: 'not_in_list' },
  ],
  ['an unknown type', { type: 'rain', channel: 'mail', enabled: true }, { type: 'not_in_list' }],
  [
    'only quiet_from',
    { quiet_from: '22:00', quiet_until: null, time_zone: 'Europe/Paris' },
    { quiet_until: 'required' },
  ],
  [
    'only quiet_until',
    { quiet_from: null, quiet_until: '07:00', time_zone: null },
    { quiet_from: 'required' },
  ],
  ['no time zone', { quiet_from: '22:00', quiet_until: '07:00', time_zone: null }, { time_zone: 'required' }],
  [
    'an unknown time zone',
    { quiet_from: '22:00', quiet_until: '07:00', time_zone: 'Moon/Base' },
    { time_zone: 'not_in_list' },
  ],
  [
    'an offset as time zone',
    { quiet_from: '22:00', quiet_until: '07:00', time_zone: '+02:00' },
    { time_zone: 'not_in_list' },
  ],
  ['a mail_stopped reason set by the member', { mail_stopped: ['bounce'] }, { mail_stopped: 'too_long' }],
])('%s is refused and changes nothing', async (_, change, fields) => {
  const { browser } = await api.member();
  expect(await browser.put(path, change)).toMatchObject({
    status: 422,
    body: { code: 'invalid_fields', fields },
  });
  expect(await chosen(browser)).toEqual(buildNotifications());
});

test.each(['24:00', '7:00', '07:60', ''])('%j is refused as a time of day', async (quiet_from) => {
  const { browser } = await api.member();
  const change = { quiet_from, quiet_until: '07:00', time_zone: 'Europe/Paris' };
  expect(await browser.put(path, change)).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
});
