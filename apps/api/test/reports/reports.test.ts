import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { allCommands } from '../../src/commands';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { newReference } from '../../src/kernel/reference';
import { folderStore } from '../../src/photos/flydrive-store';
import { photoOf, picture, upload } from '../photos/upload';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import { memberPassword } from '../support/members';
import { messageOf, sendGift, sendPhoto, threadOf } from '../support/send-gift';
import { send } from '../support/send-message';

let api: TestApi;
let file: Uint8Array;
beforeAll(async () => {
  const photos = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-reports-')));
  api = await startApi({ photos });
  await api.application.work();
  file = await picture({ width: 200, height: 250 });
});
afterAll(() => api.close());

const day = 24 * 3600;
const premium = () => api.member({ account: { paid_user: true, credits: 50 } });
type Type = 'profile' | 'photo' | 'message' | 'gift';

const report = (browser: Browser, type: Type, id: string, more: object = {}) =>
  browser.post('/api/report.php', { subject: { type, id }, reason: 'harassment', ...more });
const reports = (...args: string[]) =>
  allCommands(api.application.services)['moderation']?.(['reports', ...args]) ?? Promise.reject(new Error());
const referenceOf = (answer: { body: unknown }) => (answer.body as { reference: string }).reference;
const codeOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { code?: string }).code,
];
const rowOf = (reference: string) =>
  api.db.selectFrom('report').selectAll().where('reference', '=', reference).executeTakeFirst();
const emailOf = async (id: string) =>
  (await api.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const messageId = async (browser: Browser, to: string, text: string) =>
  ((await send(browser, to, text)).body as { message: { id: string } }).message.id;
const clean = async () => {
  for (const job of cleaningJobs) await finish(api, job);
};

test('a profile, a photo and a message can be reported, with a copy of their content', async () => {
  const [me, other] = [await premium(), await premium()];
  await api.db
    .updateTable('profile')
    .set({ name: 'Juniper', description: 'Send me money.' })
    .where('id', '=', other.id)
    .execute();
  const photo = photoOf(await upload(other.browser, file));
  const message = await messageId(other.browser, me.id, 'You will be sorry.');
  const answers = [
    await report(me.browser, 'profile', other.id, { reason: 'scam', text: '  Asks for money.\u0007 ' }),
    await report(me.browser, 'photo', photo.id),
    await report(me.browser, 'message', message),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [
      201,
      { reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/), repeated: false },
    ]),
  );
  const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  const rows = await Promise.all(answers.map((answer) => rowOf(referenceOf(answer))));
  const common = {
    brand: 'oakmere',
    reporter_id: me.id,
    reported_id: other.id,
    name: 'Juniper',
    status: 'open',
    created_at: api.clock.now(),
    decided_at: null,
  };
  expect(rows).toMatchObject([
    {
      ...common,
      subject_type: 'profile',
      subject_id: other.id,
      reason: 'scam',
      text: 'Asks for money.',
      content: 'Send me money.',
      photo_key: key,
    },
    { ...common, subject_type: 'photo', subject_id: photo.id, text: '', content: '', photo_key: key },
    {
      ...common,
      subject_type: 'message',
      subject_id: message,
      content: 'You will be sorry.',
      photo_key: null,
    },
  ]);
  expect(rows[1]?.photo_key).not.toBe(photo.filename.replace('/media/', ''));
});

test('a reported chat photo is copied in clear, and removed for both members if the report is upheld', async () => {
  const [me, other] = [await premium(), await premium()];
  const sent = messageOf(await sendPhoto(other.browser, me.id));
  const answer = await report(me.browser, 'message', sent.id, { reason: 'explicit' });
  expect(answer.status).toBe(201);
  const reference = referenceOf(answer);
  const row = await rowOf(reference);
  const { photos } = api.application.services;
  const { key } = await api.db
    .selectFrom('chat_photo')
    .select('key')
    .where('id', '=', sent.photo?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ subject_type: 'message', reported_id: other.id, content: '' });
  expect(await photos.read(row?.photo_key ?? '')).toEqual(await photos.read(key));

  await reports('uphold', reference);
  await vi.waitFor(async () => {
    expect([await photos.read(key), await photos.read(row?.photo_key ?? '')]).toEqual([null, null]);
  });
  const shown = await Promise.all([threadOf(me.browser, other.id), threadOf(other.browser, me.id)]);
  expect(shown.map((messages) => messages.map(({ id, type, photo }) => ({ id, type, photo })))).toEqual(
    shown.map(() => [{ id: sent.id, type: 'photo', photo: null }]),
  );
});

test('a gift can be reported only as a gift, and a message only as a message', async () => {
  const [me, other] = [await premium(), await premium()];
  const text = await messageId(other.browser, me.id, 'Hello');
  const gift = await messageId(other.browser, me.id, 'A rose');
  await api.db
    .updateTable('message')
    .set({ type: 'gift', gift: 'rose', text: null })
    .where('id', '=', gift)
    .execute();
  expect([
    codeOf(await report(me.browser, 'gift', text)),
    codeOf(await report(me.browser, 'message', gift)),
  ]).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
  expect(await rowOf(referenceOf(await report(me.browser, 'gift', gift)))).toMatchObject({ content: 'rose' });
});

test('what a member who left wrote and gave can still be reported, their profile cannot', async () => {
  const [me, left] = [await premium(), await premium()];
  const message = await messageId(left.browser, me.id, 'You will be sorry.');
  const gift = messageOf(await sendGift(left.browser, me.id, 'rose'));
  const { inTransaction, environment } = api.application.services;
  const leaving = { reason: 'pause', password: memberPassword };
  expect((await left.browser.post('/api/account-deletion.php', leaving)).status).toBe(204);
  api.clock.pass(14 * day);
  expect(await inTransaction((scope) => eraseAccount(scope, left.id, environment.SESSION_SECRET))).toBe(true);
  expect([
    codeOf(await report(me.browser, 'profile', left.id)),
    (await report(me.browser, 'gift', gift.id)).status,
  ]).toEqual([[404, 'not_found'], 201]);
  const reference = referenceOf(await report(me.browser, 'message', message));
  expect(await rowOf(reference)).toMatchObject({ reported_id: left.id, content: 'You will be sorry.' });
});

test('until a report is decided, repeating it returns its reference, separate for each reporter and reason', async () => {
  const [me, third, other] = [await premium(), await premium(), await premium()];
  const first = referenceOf(await report(me.browser, 'profile', other.id));
  const again = await report(me.browser, 'profile', other.id, { text: 'Still.' });
  expect([again.status, again.body]).toEqual([201, { reference: first, repeated: true }]);
  expect(await rowOf(first)).toMatchObject({ reason: 'harassment', text: '' });
  const graver = await report(me.browser, 'profile', other.id, { reason: 'underage', text: 'Is sixteen.' });
  const second = referenceOf(graver);
  expect([graver.status, graver.body]).toEqual([201, { reference: second, repeated: false }]);
  expect(await rowOf(second)).toMatchObject({ reason: 'underage', text: 'Is sixteen.', status: 'open' });
  expect(referenceOf(await report(third.browser, 'profile', other.id))).not.toBe(first);
});

test('a subject whose report is decided can be reported again, for every type', async () => {
  const [me, other] = [await premium(), await premium()];
  const photo = photoOf(await upload(other.browser, file)).id;
  const message = await messageId(other.browser, me.id, 'Hello');
  const gift = messageOf(await sendGift(other.browser, me.id, 'rose')).id;
  const subjects: [Type, string][] = [
    ['profile', other.id],
    ['photo', photo],
    ['message', message],
    ['gift', gift],
  ];
  for (const subject of subjects) {
    const first = referenceOf(await report(me.browser, ...subject, { reason: 'spam' }));
    await reports('dismiss', first);
    const answer = await report(me.browser, ...subject, { reason: 'underage', text: 'Is fifteen.' });
    const second = referenceOf(answer);
    expect([answer.status, answer.body]).toEqual([201, { reference: second, repeated: false }]);
    expect(second).not.toBe(first);
    const third = await report(me.browser, ...subject, { reason: 'underage' });
    expect(third.body).toEqual({ reference: second, repeated: true });
    expect([await rowOf(first), await rowOf(second)]).toMatchObject([
      { reason: 'spam', status: 'dismissed' },
      { reason: 'underage', text: 'Is fifteen.', status: 'open', decided_at: null },
    ]);
  }
});

test('1,000 code points are stored, whatever their size', async () => {
  const [me, other] = [await premium(), await premium()];
  const text = '😀'.repeat(1000);
  const answer = await report(me.browser, 'profile', other.id, { text });
  expect([answer.status, (await rowOf(referenceOf(answer)))?.text]).toEqual([201, text]);
});

test.each<[string, object, object]>([
  ['an unknown reason', { reason: 'boredom' }, { reason: 'not_in_list' }],
  ['no reason', { reason: undefined }, { reason: 'required' }],
  ['1,001 code points', { text: 'x'.repeat(1001) }, { text: 'too_long' }],
  ['1,001 code points of two units', { text: '😀'.repeat(1001) }, { text: 'too_long' }],
  ['a text that is none', { text: 1 }, { text: 'invalid' }],
  ['an unknown subject', { subject: { type: 'brand' } }, { 'subject.type': 'not_in_list' }],
  ['a subject without an id', { subject: { id: undefined } }, { 'subject.id': 'required' }],
  ['no subject', { subject: undefined }, { subject: 'required' }],
])('%s is refused with the field, and nothing is stored', async (_, wrong, fields) => {
  const [me, other] = [await premium(), await premium()];
  const good = { subject: { type: 'profile', id: other.id }, reason: 'harassment' };
  const subject = 'subject' in wrong ? wrong.subject && { ...good.subject, ...wrong.subject } : good.subject;
  const answer = await me.browser.post('/api/report.php', { ...good, ...wrong, subject });
  const stored = await api.db
    .selectFrom('report')
    .select('reference')
    .where('reporter_id', '=', me.id)
    .execute();
  expect([answer.status, answer.body, stored]).toEqual([
    422,
    { message: expect.any(String) as string, statusCode: 422, code: 'invalid_fields', fields },
    [],
  ]);
});

test('only content visible to the reporter can be reported, and nothing of their own', async () => {
  const [me, other, third] = [await api.member(), await premium(), await premium()];
  await upload(other.browser, file);
  const hidden = photoOf(await upload(other.browser, file, { private: 'true' })).id;
  const mine = photoOf(await upload(me.browser, file)).id;
  const foreign = await messageId(other.browser, third.id, 'Between us');
  const own = await messageId(me.browser, other.id, 'Mine');
  const none = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const cases: [Type, string, number, string][] = [
    ['photo', hidden, 404, 'not_found'],
    ['message', foreign, 404, 'not_found'],
    ['profile', none, 404, 'not_found'],
    ['photo', none, 404, 'not_found'],
    ['message', none, 404, 'not_found'],
    ['gift', 'none', 404, 'not_found'],
    ['profile', me.id, 422, 'own_profile'],
    ['photo', mine, 422, 'own_profile'],
    ['message', own, 422, 'own_profile'],
  ];
  for (const [type, id, status, code] of cases)
    expect([type, id, ...codeOf(await report(me.browser, type, id))]).toEqual([type, id, status, code]);
  expect((await report(third.browser, 'photo', hidden)).status).toBe(201);
  await other.browser.post('/api/block.php', { profile: third.id });
  expect(codeOf(await report(third.browser, 'profile', other.id))).toEqual([404, 'not_found']);
  expect((await report(third.browser, 'message', foreign)).status).toBe(201);
});

test('upholding a photo report rejects the photo and mails both members', async () => {
  const [me, other] = [await premium(), await premium()];
  const photo = photoOf(await upload(other.browser, file));
  const reference = referenceOf(await report(me.browser, 'photo', photo.id, { reason: 'explicit' }));
  expect(await reports('uphold', reference)).toBe(
    `upheld ${reference}\nto ban the member: npm run moderation -- ban ${other.id} --reason <why>`,
  );
  expect((await me.browser.get(photo.filename)).status).toBe(404);
  expect((await other.browser.get('/api/photos.php')).body).toMatchObject({
    photos: [],
    rejected: [{ id: photo.id, reason: 'explicit' }],
  });
  const mail = await mailTo(api, await emailOf(me.id));
  expect([mail.subject, mail.text.includes('You were right')]).toEqual([
    `Our decision on your report ${reference}`,
    true,
  ]);
  expect((await mailTo(api, await emailOf(other.id))).text).toContain('too explicit');
  await expect(reports('dismiss', reference)).rejects.toThrow('decided already');
});

test('the copy of a reported photo is kept until the decision, and has no URL', async () => {
  const [me, other] = [await premium(), await premium()];
  const photo = photoOf(await upload(other.browser, file));
  const reference = referenceOf(await report(me.browser, 'photo', photo.id));
  const key = (await rowOf(reference))?.photo_key ?? '';
  await other.browser.delete('/api/photos.php', { id: photo.id });
  const { photos } = api.application.services;
  await vi.waitFor(async () => {
    expect(await photos.read(photo.filename.replace('/media/', ''))).toBe(null);
  });
  expect((await photos.read(key))?.length).toBeGreaterThan(0);
  for (const browser of [me.browser, other.browser, api.visitor()])
    expect((await browser.get(`/media/${key}`)).status).toBe(404);
  expect(await reports('show', reference)).toContain(`file     ${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`);
  await reports('uphold', reference);
  await vi.waitFor(async () => {
    expect(await photos.read(key)).toBe(null);
  });
  expect(await rowOf(reference)).toMatchObject({ status: 'upheld', photo_key: null });
});

test('reporters see the outcome of their own reports only', async () => {
  const [me, other, third] = [await premium(), await premium(), await premium()];
  await api.db.updateTable('profile').set({ name: 'Juniper' }).where('id', '=', other.id).execute();
  const message = await messageId(other.browser, me.id, 'Buy this');
  const first = referenceOf(await report(me.browser, 'profile', other.id));
  api.clock.pass(60);
  const second = referenceOf(await report(me.browser, 'message', message, { reason: 'spam' }));
  const [older, newer] = [await rowOf(first), await rowOf(second)];
  expect(await reports('dismiss', first)).toBe(`dismissed ${first}`);
  expect((await me.browser.get('/api/report.php')).body).toEqual({
    reports: [
      {
        reference: second,
        subject_type: 'message',
        name: 'Juniper',
        fictional: false,
        reason: 'spam',
        status: 'open',
        created_at: newer?.created_at.toISOString(),
        decided_at: null,
      },
      {
        reference: first,
        subject_type: 'profile',
        name: 'Juniper',
        fictional: false,
        reason: 'harassment',
        status: 'dismissed',
        created_at: older?.created_at.toISOString(),
        decided_at: api.clock.now().toISOString(),
      },
    ],
    next_cursor: null,
  });
  expect((await mailTo(api, await emailOf(me.id))).text).toContain('nothing that breaks our rules');
  for (const { browser } of [other, third])
    expect((await browser.get('/api/report.php')).body).toEqual({ reports: [], next_cursor: null });
  const open = (await reports('list')).split('\n');
  expect(open.filter((line) => line.includes(first) || line.includes(second))).toEqual([
    `${second} ${newer?.created_at.toISOString()} spam message ${other.id}`,
  ]);
  await expect(reports('show', 'none')).rejects.toThrow('there is no such report');
});

test('reports come in pages of a hundred, newest first, each once', async () => {
  const [me, other] = [await premium(), await premium()];
  const now = api.clock.now();
  const references = Array.from({ length: 101 }, newReference);
  await api.db
    .insertInto('report')
    .values(
      references.map((reference, at) => ({
        reference,
        brand: 'oakmere',
        reporter_id: me.id,
        reported_id: other.id,
        subject_type: 'message' as const,
        subject_id: randomUUID(),
        reason: 'spam' as const,
        text: '',
        name: 'Juniper',
        content: '',
        created_at: new Date(now.getTime() - Math.floor(at / 3) * 1000),
      })),
    )
    .execute();
  type Page = { reports: { reference: string; created_at: string }[]; next_cursor: string | null };
  const page = async (query: { cursor?: string }) =>
    (await me.browser.get('/api/report.php', { query })).body as Page;
  const first = await page({});
  const second = await page({ cursor: first.next_cursor ?? '' });
  const all = [...first.reports, ...second.reports];
  expect([first.reports.length, second.reports.length, second.next_cursor]).toEqual([100, 1, null]);
  expect(all.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect((await me.browser.get('/api/report.php', { query: { cursor: 'x' } })).status).toBe(422);
});

test('a report about a fictional profile says so', async () => {
  const me = await premium();
  const drawn = await api.member({ profile: { name: 'Iris', fictional: true } });
  await report(me.browser, 'profile', drawn.id);
  expect((await me.browser.get('/api/report.php')).body).toMatchObject({
    reports: [{ name: 'Iris', fictional: true }],
  });
});

test('a decided report is deleted after a year, one about an erased member after 30 days', async () => {
  const [me, stayed, left] = [await premium(), await premium(), await premium()];
  const references: string[] = [];
  for (const { id } of [stayed, left]) references.push(referenceOf(await report(me.browser, 'profile', id)));
  const open = referenceOf(await report(stayed.browser, 'profile', left.id));
  for (const reference of references) await reports('dismiss', reference);
  await api.db
    .updateTable('profile')
    .set({ erased: true, status: 'disabled', visible: false })
    .where('id', '=', left.id)
    .execute();
  expect((await stayed.browser.get('/api/report.php')).body).toMatchObject({ reports: [{ name: null }] });
  const kept = async () => {
    await clean();
    const rows = await Promise.all([...references, open].map(rowOf));
    return rows.map((row) => row !== undefined);
  };
  api.clock.pass(30 * day);
  expect(await kept()).toEqual([true, true, true]);
  api.clock.pass(1);
  expect(await kept()).toEqual([true, false, true]);
  api.clock.pass(335 * day);
  expect(await kept()).toEqual([false, false, true]);
});

test.runIf(engine === 'postgres')(
  'six parallel reports make one report, and of two parallel decisions one counts',
  async () => {
    const [me, other] = [await premium(), await premium()];
    await upload(other.browser, file);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report(me.browser, 'profile', other.id)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${referenceOf(answer)}`)).size).toBe(1);
    const reference = referenceOf(answers[0] ?? { body: {} });
    const decisions = await Promise.allSettled([reports('uphold', reference), reports('dismiss', reference)]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  },
);
