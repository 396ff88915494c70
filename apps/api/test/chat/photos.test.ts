import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { removePhotoFiles } from '../../src/photos/jobs/remove-photo-files';
import { folderStore } from '../../src/photos/flydrive-store';
import { photoKeyColumns } from '../../src/photos/stored-photo';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { messageOf, sendPhoto, threadOf } from '../support/send-gift';
import { send } from '../support/send-message';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-chat-photos-'));
  api = await startApi({ photos: folderStore(folder) });
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 50 };
interface Person {
  id: string;
  browser: Browser;
}

/** A member who sent another a photo. */
async function sent() {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  const message = messageOf(await sendPhoto(ann.browser, ben.id));
  return { ann, ben, message, conversation: await conversationOf(ben, ann) };
}

async function conversationOf(one: Person, other: Person): Promise<string> {
  const { body } = await one.browser.get('/api/chat.php', { query: { profile: other.id } });
  return (body as { conversation: string }).conversation;
}

const answer = (browser: Browser, message: string, accepted: boolean) =>
  browser.put('/api/chat-photo.php', { message, accepted });

const creditsOf = async ({ browser }: Person) =>
  ((await browser.get('/api/user.php')).body as { user: { credits: number } }).user.credits;

const rowOf = (id: string) =>
  api.db.selectFrom('chat_photo').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const countFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** What a browser gets at each of a photo's URLs: `clear` or `blurred` bytes, or the status. */
async function seenBy(browser: Browser, photoId: string): Promise<string[]> {
  const row = await rowOf(photoId);
  const store = folderStore(folder);
  const texts = async (columns: (typeof photoKeyColumns)[number][]) =>
    Promise.all(columns.map(async (column) => Buffer.from((await store.read(row[column])) ?? []).toString()));
  const clear = await texts(['key', 'thumb_key', 'match_key']);
  const blurred = await texts(['blurred_key', 'blurred_thumb_key']);
  const seen: string[] = [];
  for (const column of photoKeyColumns) {
    const { status, body } = await browser.get(`/media/${row[column]}`);
    const bytes = String(body);
    if (status !== 200) seen.push(String(status));
    else seen.push(clear.includes(bytes) ? 'clear' : blurred.includes(bytes) ? 'blurred' : 'unknown');
  }
  return seen;
}

const own = ['clear', 'clear', 'clear', 'blurred', 'blurred'];
const veiled = Array(5).fill('blurred');
const none = Array(5).fill('404');

test('a chat photo costs credits and is not added to the profile photos', async () => {
  const { ann, ben, message } = await sent();
  expect(await creditsOf(ann)).toBe(48);
  expect(message).toMatchObject({ mine: true, type: 'photo', photo: { state: 'waiting', refund: 0 } });
  expect((await ann.browser.get('/api/photos.php')).body).toMatchObject({ photos: [], private_count: 0 });
  const [received] = await threadOf(ben.browser, ann.id);
  const { blurred_key, blurred_thumb_key } = await rowOf(message.photo?.id ?? '');
  expect(received?.photo).toEqual({
    ...message.photo,
    filename: `/media/${blurred_key}`,
    thumb_filename: `/media/${blurred_thumb_key}`,
  });
});

test('a photo is clear for its sender, blurred for its recipient until accepted, and 404 for others', async () => {
  const { ann, ben, message } = await sent();
  const others = [await api.member({ account: premium }), await api.member()].map(({ browser }) => browser);
  const { id } = message.photo ?? { id: '' };
  const byEverybody = async () => [
    await seenBy(ann.browser, id),
    await seenBy(ben.browser, id),
    ...(await Promise.all([...others, api.visitor()].map((browser) => seenBy(browser, id)))),
  ];
  expect(await byEverybody()).toEqual([own, veiled, none, none, none]);
  expect((await answer(ben.browser, message.id, true)).status).toBe(204);
  expect(await byEverybody()).toEqual([own, own, none, none, none]);
  const shown = await threadOf(ben.browser, ann.id);
  expect(shown.map(({ photo }) => photo)).toEqual([{ ...message.photo, state: 'accepted' }]);
});

test.each<
  [string, (ann: Person, ben: Person, conversation: string) => Promise<{ status: number }>, string[]]
>([
  ['the receiver blocks', (ann, ben) => ben.browser.post('/api/block.php', { profile: ann.id }), own],
  ['the sender blocks', (ann, ben) => ann.browser.post('/api/block.php', { profile: ben.id }), own],
  [
    'the sender leaves',
    (ann) => ann.browser.post('/api/account-deletion.php', { reason: 'pause', password: memberPassword }),
    none,
  ],
  ['it is removed', (_, ben, conversation) => ben.browser.delete('/api/chat.php', { conversation }), own],
])('the recipient loses access to an accepted photo when %s', async (_, end, afterwards) => {
  const { ann, ben, message, conversation } = await sent();
  await answer(ben.browser, message.id, true);
  const { id } = message.photo ?? { id: '' };
  expect(await seenBy(ben.browser, id)).toEqual(own);
  expect((await end(ann, ben, conversation)).status).toBe(204);
  expect([await seenBy(ann.browser, id), await seenBy(ben.browser, id)]).toEqual([afterwards, none]);
});

test('declining a photo refunds its credits once and removes its files', async () => {
  const { ann, ben, message } = await sent();
  const { id } = message.photo ?? { id: '' };
  expect((await answer(ben.browser, message.id, false)).status).toBe(204);
  expect((await answer(ben.browser, message.id, false)).status).toBe(204);
  expect(await answer(ben.browser, message.id, true)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect(await creditsOf(ann)).toBe(50);
  const ledger = await api.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', ann.id)
    .orderBy('id')
    .execute();
  expect(ledger).toEqual([
    { kind: 'test', amount: 50, balance_after: 50 },
    { kind: 'photo', amount: -2, balance_after: 48 },
    { kind: 'message_refund', amount: 2, balance_after: 50 },
  ]);
  const declined = { ...message.photo, state: 'declined', filename: null, thumb_filename: null };
  const photos = async (one: Person, other: Person) =>
    (await threadOf(one.browser, other.id)).map(({ photo }) => photo);
  expect([await photos(ann, ben), await photos(ben, ann)]).toEqual([
    [{ ...declined, refund: 2 }],
    [{ ...declined, refund: 0 }],
  ]);
  expect([await seenBy(ann.browser, id), await seenBy(ben.browser, id)]).toEqual([none, none]);
  const row = await rowOf(id);
  const jobs = await api.connection.run(
    `delete from pgboss.job where name = 'photos.remove-files' returning data`,
    [],
  );
  expect(jobs.rows).toEqual([{ data: { keys: photoKeyColumns.map((column) => row[column]) } }]);
  await removePhotoFiles.run(
    { keys: photoKeyColumns.map((column) => row[column]) },
    api.application.services,
  );
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith(row.key))).toEqual([]);
});

test('declining a photo sends an event to both members, and a credits event to the sender', async () => {
  const { ann, ben, message, conversation } = await sent();
  await api.db.deleteFrom('event').execute();
  await answer(ben.browser, message.id, false);
  const events = await api.db
    .selectFrom('event')
    .select(['account_id', 'type', 'data'])
    .orderBy('id')
    .execute();
  const photo = { ...message.photo, state: 'declined', filename: null, thumb_filename: null };
  expect(events).toEqual([
    {
      account_id: ann.id,
      type: 'photo',
      data: { conversation, profile: ben.id, message: { ...message, photo: { ...photo, refund: 2 } } },
    },
    {
      account_id: ben.id,
      type: 'photo',
      data: { conversation, profile: ann.id, message: { ...message, mine: false, photo } },
    },
    { account_id: ann.id, type: 'credits', data: { credits: 50, paid_user: true } },
  ]);
});

test('only its recipient can answer a photo, and not after a block or after removing the conversation', async () => {
  const { ann, ben, message, conversation } = await sent();
  const text = messageOf(await send(ann.browser, ben.id, 'Hi'));
  const statuses = async (...asked: [Browser, string][]) =>
    Promise.all(asked.map(async ([browser, id]) => (await answer(browser, id, true)).status));
  const stranger = await api.member();
  expect(
    await statuses([ann.browser, message.id], [stranger.browser, message.id], [ben.browser, text.id]),
  ).toEqual([404, 404, 404]);
  await ben.browser.post('/api/block.php', { profile: ann.id });
  expect(await statuses([ben.browser, message.id])).toEqual([403]);
  await ben.browser.delete('/api/block.php', { profile: ann.id });
  await ben.browser.delete('/api/chat.php', { conversation });
  expect(await statuses([ben.browser, message.id])).toEqual([404]);
  expect((await rowOf(message.photo?.id ?? '')).state).toBe('waiting');
});

test('a photo that cannot be sent leaves no file, no row and no used conversation', async () => {
  const [poor, ben] = [await api.member(), await api.member()];
  const filesBefore = await countFiles();
  const refused = await sendPhoto(poor.browser, ben.id);
  expect(refused).toMatchObject({ status: 402, body: { data: { credits: 0, cost: 2 } } });
  expect((await sendPhoto(poor.browser, poor.id)).body).toMatchObject({ code: 'own_profile' });
  expect((await sendPhoto(poor.browser, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  const rows = await api.db.selectFrom('chat_photo').select('id').where('account_id', '=', poor.id).execute();
  const { free_conversations_used } = await api.db
    .selectFrom('account')
    .select('free_conversations_used')
    .where('id', '=', poor.id)
    .executeTakeFirstOrThrow();
  expect([rows, free_conversations_used, await countFiles()]).toEqual([[], 0, filesBefore]);
});

test('a photo that is refused costs its sender nothing', async () => {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  await ben.browser.post('/api/block.php', { profile: ann.id });
  const answers = [
    await sendPhoto(ann.browser, ann.id),
    await sendPhoto(ann.browser, ben.id),
    await sendPhoto(ann.browser, '00000000-0000-4000-8000-000000000000'),
    await sendPhoto(ann.browser, (await api.member()).id, { file: Buffer.from('<svg/>') }),
  ];
  const ledger = await api.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', ann.id)
    .execute();
  expect([answers.map(({ body }) => (body as { code: string }).code), await creditsOf(ann), ledger]).toEqual([
    ['own_profile', 'not_found', 'not_found', 'photo_invalid'],
    50,
    [{ kind: 'test', amount: 50, balance_after: 50 }],
  ]);
});

test('a repeat with the same idempotency key sends one photo, and another photo with it is refused', async () => {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  const first = await sendPhoto(ann.browser, ben.id, { key: 'once' });
  const again = await sendPhoto(ann.browser, ben.id, { key: 'once' });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const other = await sendPhoto(ann.browser, ben.id, { key: 'once', background: '#123456' });
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  expect([await creditsOf(ann), (await threadOf(ben.browser, ann.id)).length]).toEqual([48, 1]);
});

test('a held photo is its sender’s only until it is delivered; a withdrawn one is deleted and refunded', async () => {
  const email = 'shows@oakmere.example';
  const ann = await api.member({
    account: { ...premium, status: 'not_confirmed', email },
    profile: { visible: false },
  });
  const [ben, cleo] = [await api.member(), await api.member()];
  const kept = messageOf(await sendPhoto(ann.browser, ben.id));
  const withdrawn = messageOf(await sendPhoto(ann.browser, cleo.id));
  const { id } = kept.photo ?? { id: '' };
  expect([kept.status, await seenBy(ann.browser, id), await seenBy(ben.browser, id)]).toEqual([
    'waiting',
    own,
    none,
  ]);
  expect((await answer(ben.browser, kept.id, true)).status).toBe(404);
  await ann.browser.delete('/api/chat.php', { conversation: await conversationOf(ann, cleo) });
  const gone = await api.db
    .selectFrom('chat_photo')
    .select('id')
    .where('id', '=', withdrawn.photo?.id ?? '')
    .execute();
  expect([gone, await creditsOf(ann)]).toEqual([[], 48]);
  const owner = { purpose: 'activation', accountId: ann.id, email } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  await api.visitor().post('/api/activate.php', { token });
  expect([await seenBy(ann.browser, id), await seenBy(ben.browser, id), await creditsOf(ann)]).toEqual([
    own,
    veiled,
    48,
  ]);
});
