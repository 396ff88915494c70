import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { broadcastCommand } from '../../src/broadcasts/broadcast-command';
import { broadcastTexts } from '../../src/broadcasts/broadcast-texts';
import type { NewAccount } from '../../src/database/schema';
import { openMailbox, pass } from '../digest/mailbox';
import { startApi, type TestApi } from '../support/api';

const mailbox = openMailbox();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ mail: mailbox.port });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['broadcast', 'notification_setting', 'notification_state'] as const)
    await api.db.deleteFrom(table).execute();
  mailbox.mails.length = 0;
});

const day = 24 * 3600;
const options = {
  type: 'news',
  brand: 'oakmere',
  locale: 'en',
  subject: 'Spring is here',
  text: '# Spring!\n\nThe park is green.\nCome out.\n\n[Look around](https://oakmere.example/members)',
};
const run = (changed: object = {}, ...flags: string[]) =>
  broadcastCommand(api.application.services, [
    ...Object.entries({ ...options, ...changed }).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...flags,
  ]);

/** A member, already past the photo reminder, who turned mails of a type on or off. */
async function reader({
  account,
  type = 'news',
  enabled = true,
}: { account?: Partial<NewAccount>; type?: string; enabled?: boolean } = {}) {
  const member = await api.member({ account });
  const { id: account_id } = member;
  await api.db
    .insertInto('notification_setting')
    .values({ account_id, type, channel: 'mail', enabled })
    .execute();
  await api.db
    .insertInto('notification_state')
    .values({ account_id, photo_reminded_at: api.clock.now() })
    .execute();
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { ...member, email };
}

test('a broadcast goes once to the members of its brand and language who opted in', async () => {
  const me = await reader();
  await reader({ enabled: false });
  await reader({ type: 'promotions' });
  await reader({ account: { language: 'nl' } });
  await reader({ account: { brand: 'elmford' } });
  await reader({ account: { status: 'not_confirmed' } });
  await reader({ account: { status: 'banned' } });
  await reader({ account: { notifications_disabled: ['list_unsubscribe'] } });
  await api.member();
  expect(await run({}, '--dry-run')).toBe(
    '1 members of oakmere in en want news\nnothing added: a dry run\n0 mailed, 0 waiting',
  );
  await pass(api, 0);
  expect(mailbox.mails).toEqual([]);
  expect(await run()).toBe('1 members of oakmere in en want news\n1 added\n0 mailed, 1 waiting');
  await pass(api, 0);
  expect(mailbox.mails).toMatchObject([{ to: me.email, subject: 'Spring is here' }]);
  expect(mailbox.mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await run()).toBe('1 members of oakmere in en want news\n0 added\n1 mailed, 0 waiting');
  await pass(api, 30 * day);
  expect(mailbox.mails).toHaveLength(1);
});

test('a broadcast keeps to one mail a day per member, and expires after a week', async () => {
  const [me, other] = [await reader(), await api.member()];
  await run();
  await run({ subject: 'Another' });
  await other.browser.post('/api/like.php', { profile: me.id });
  await pass(api, 600);
  expect(mailbox.subjects()).toEqual([expect.stringContaining('likes you')]);
  await pass(api, day - 1);
  expect(mailbox.mails).toEqual([]);
  await pass(api, 1);
  await pass(api, day);
  expect(mailbox.subjects().toSorted()).toEqual(['Another', 'Spring is here']);
  await run({ subject: 'Too late' });
  await pass(api, 7 * day);
  expect(mailbox.mails).toEqual([]);
});

test('a broadcast is not sent to a member who opted out while it waited', async () => {
  const me = await reader();
  await run();
  await api.db
    .updateTable('notification_setting')
    .set({ enabled: false })
    .where('account_id', '=', me.id)
    .execute();
  await pass(api, 0);
  expect(mailbox.mails).toEqual([]);
});

test('a repeated broadcast adds only the missing recipients', async () => {
  for (let members = 0; members < 5; members += 1) await reader();
  await run();
  await api.db
    .deleteFrom('broadcast_recipient')
    .where(
      'account_id',
      'in',
      api.db.selectFrom('broadcast_recipient').select('account_id').orderBy('account_id').limit(2),
    )
    .execute();
  expect(await run()).toBe('5 members of oakmere in en want news\n2 added\n0 mailed, 5 waiting');
  await pass(api, 0);
  expect(new Set(mailbox.mails.map(({ to }) => to)).size).toBe(5);
  expect(mailbox.mails).toHaveLength(5);
});

test('a terms broadcast is mailed once to every member who can log in, whatever their mail settings', async () => {
  const none = { type: 'news', enabled: false };
  const readers = [
    await reader({ ...none, account: { language: 'sv' } }),
    await reader({ ...none, account: { language: 'sv', status: 'not_confirmed' } }),
    await reader({ ...none, account: { language: 'sv', notifications_disabled: ['list_unsubscribe'] } }),
  ];
  for (const account of [
    { language: 'sv', status: 'banned' as const },
    { language: 'sv', status: 'deleted' as const },
    { language: 'sv', brand: 'elmford' },
    { language: 'en' },
  ])
    await reader({ account });
  const other = await api.member({ account: { language: 'fi' } });
  await other.browser.post('/api/like.php', { profile: readers[0]?.id });
  await pass(api, 600);
  expect(mailbox.subjects()).toEqual([expect.stringContaining('gillar dig')]);

  const terms = { type: 'terms', locale: 'sv', subject: 'Our terms change' };
  expect(await run(terms)).toBe(
    `${readers.length} members of oakmere in sv must get terms\n${readers.length} added\n0 mailed, ${readers.length} waiting`,
  );
  await pass(api, 8 * day);
  const announced = mailbox.mails.filter(({ subject }) => subject === 'Our terms change');
  expect(announced.map(({ to }) => to).toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
  expect(announced.map(({ headers }) => headers?.['List-Unsubscribe'])).toEqual(readers.map(() => undefined));
  expect(await run(terms)).toBe(
    `${readers.length} members of oakmere in sv must get terms\n0 added\n${readers.length} mailed, 0 waiting`,
  );
});

test.each([
  [{ type: 'reminders' }, /^usage: broadcast/],
  [{ subject: ' ' }, /^usage: broadcast/],
  [{ text: '' }, /^usage: broadcast/],
  [{ brand: 'nowhere' }, /^there is no brand nowhere; there are oakmere/],
  [{ locale: 'xx' }, /^there is no locale xx; there are da, de/],
])('a broadcast with %j is refused', async (changed, message) => {
  await expect(run(changed)).rejects.toThrow(message);
});

test('a broadcast text is parsed into paragraphs, a heading and a button', () => {
  expect(broadcastTexts(options)).toEqual({
    subject: 'Spring is here',
    preview: 'The park is green. Come out.',
    heading: 'Spring!',
    paragraphs: ['The park is green. Come out.'],
    action: { label: 'Look around', href: 'https://oakmere.example/members' },
    small: [],
  });
  expect(broadcastTexts({ subject: 'Hello', text: 'One [odd](javascript:x) line' })).toEqual({
    subject: 'Hello',
    preview: 'One [odd](javascript:x) line',
    heading: 'Hello',
    paragraphs: ['One [odd](javascript:x) line'],
    small: [],
  });
});
