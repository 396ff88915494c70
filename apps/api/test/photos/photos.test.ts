import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoTypes } from '@heartwood/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../../src/photos/flydrive-store';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { photoOf, picture, upload, type PhotoBody } from './upload';

let api: TestApi;
beforeAll(async () => {
  const photos = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-photos-')));
  api = await startApi({ photos });
});
afterAll(() => api.close());

const bytesOf = async (path: string, browser: Browser) => {
  const { body } = await browser.get(path);
  return body;
};

test('the first photo becomes the main one, in all sizes and without metadata', async () => {
  const { id, browser } = await api.member();
  const answer = await upload(browser, await picture());
  const photo = photoOf(answer);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      photo: {
        status: 'active',
        private: false,
        main: true,
        width: 1080,
        height: 1350,
        tone: expect.stringMatching(/^#/),
      },
    },
  });
  const keys = await api.db
    .selectFrom('photo')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const key of [keys.key, keys.thumb_key, keys.match_key, keys.blurred_key, keys.blurred_thumb_key]) {
    const bytes = await api.application.services.photos.read(key);
    if (!bytes) throw new Error('a file is missing');
    const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([format, exif, xmp, iptc, icc]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes('canary-copyright')).toBe(false);
  }
  const profile = await api.db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([profile.photos_count, profile.main_photo_id]).toEqual([1, photo.id]);
});

test.each(photoTypes)('a file of type %s is accepted', async (type) => {
  const { browser } = await api.member();
  const format = type.replace('image/', '') as 'jpeg';
  const file = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#b98a6e' } })
    .toFormat(format)
    .toBuffer();
  expect((await upload(browser, file, {}, { name: `me.${format}` })).status).toBe(201);
});

test('free viewers get blurred versions of further photos and nothing of private ones', async () => {
  const owner = await api.member({ account: { paid_user: true } });
  const free = await api.member();
  const premium = await api.member({ account: { paid_user: true } });
  const main = photoOf(await upload(owner.browser, await picture()));
  const second = photoOf(await upload(owner.browser, await picture({ width: 700 })));
  const secret = photoOf(await upload(owner.browser, await picture({ width: 650 }), { private: 'true' }));
  const seen = async (browser: Browser) => {
    const { body } = await browser.get('/api/photos.php', { query: { profile: owner.id } });
    const { photos, private_count, max } = body as { photos: PhotoBody[]; private_count: number; max: null };
    return { ids: photos.map(({ id }) => id), private_count, max };
  };
  expect(await seen(free.browser)).toEqual({ ids: [main.id, second.id], private_count: 1, max: null });
  expect(await seen(premium.browser)).toEqual({
    ids: [main.id, second.id, secret.id],
    private_count: 1,
    max: null,
  });

  const [clear, ofFree, ofPremium] = await Promise.all([
    bytesOf(second.filename, owner.browser),
    bytesOf(second.filename, free.browser),
    bytesOf(second.filename, premium.browser),
  ]);
  expect([ofFree === clear, ofPremium === clear]).toEqual([false, true]);
  expect(await bytesOf(main.filename, free.browser)).toEqual(await bytesOf(main.filename, owner.browser));
  expect((await free.browser.get(secret.filename)).status).toBe(404);
});

test('photo files return 404 after a block and for guessed keys', async () => {
  const owner = await api.member();
  const viewer = await api.member();
  const { thumb_filename } = photoOf(await upload(owner.browser, await picture()));
  const before = (await viewer.browser.get(thumb_filename)).status;
  await owner.browser.post('/api/block.php', { profile: viewer.id });
  const after = (await viewer.browser.get(thumb_filename)).status;
  const guess = (await viewer.browser.get('/media/00000000000000000000000000000000')).status;
  const odd = (await viewer.browser.get('/media/..%2f..%2fetc')).status;
  expect([before, after, guess, [404, 422].includes(odd)]).toEqual([200, 404, 404, true]);
});

test('a known ETag returns 304', async () => {
  const { browser } = await api.member();
  const { match } = photoOf(await upload(browser, await picture()));
  const etag = (await browser.get(match)).headers.get('etag') ?? '';
  expect((await browser.get(match, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a free member can have three photos, a premium member twenty-five', async () => {
  const { browser } = await api.member();
  const file = await picture();
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await upload(browser, file)).status);
  const refused = await upload(browser, file);
  expect([statuses, refused.body]).toEqual([
    [201, 201, 201, 409],
    { message: 'photo_limit', statusCode: 409, code: 'photo_limit', data: { max: 3 } },
  ]);

  const premium = await api.member({ account: { paid_user: true } });
  const { id } = photoOf(await upload(premium.browser, file));
  const key = sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`;
  await sql`insert into photo (account_id, key, thumb_key, match_key, blurred_key, blurred_thumb_key, width, height, tone,
      position, created_at)
    select account_id, ${key}, ${key}, ${key}, ${key}, ${key}, width, height, tone, n, created_at
    from photo, generate_series(1, 23) n where id = ${id}`.execute(api.db);
  const last = [await upload(premium.browser, file), await upload(premium.browser, file)];
  expect(last.map(({ status }) => status)).toEqual([201, 409]);
  expect(last[1]?.body).toMatchObject({ data: { max: 25 } });
});

test('an upload repeated with its idempotency key returns the first response, even at the photo limit', async () => {
  const { id, browser } = await api.member();
  const file = await picture({ width: 200, height: 250 });
  const firsts = [];
  for (const key of ['one', 'two', 'three']) firsts.push(await upload(browser, file, {}, { key }));
  const again = [];
  for (const key of ['one', 'two', 'three']) again.push(await upload(browser, file, {}, { key }));
  const stored = await api.db.selectFrom('photo').select('id').where('account_id', '=', id).execute();
  expect(again.map(({ status, body }) => [status, body])).toEqual(firsts.map(({ body }) => [201, body]));
  expect(stored.length).toBe(3);
});

test.runIf(engine === 'postgres').each([
  [false, 3],
  [true, 25],
])('thirty parallel uploads stop at the limit (premium: %j, %i photos)', async (paid_user, max) => {
  const { id, browser } = await api.member({ account: { paid_user } });
  const file = await picture({ width: 200, height: 250 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => upload(browser, file)));
  const stored = await api.db.selectFrom('photo').select('main').where('account_id', '=', id).execute();
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array<number>(max).fill(201), ...Array<number>(30 - max).fill(409)]);
  expect([stored.length, stored.filter(({ main }) => main).length]).toEqual([max, 1]);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
);
const html = Buffer.from('<!doctype html><title>me</title>');
const cut = async () => (await picture()).subarray(0, 900);
const bomb = () =>
  sharp({ create: { width: 9000, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const tiny = () => picture({ width: 40, height: 40 });

test.each([
  ['an SVG', () => svg],
  ['HTML named .jpg', () => html],
  ['a truncated file', cut],
  ['a side of 9000 pixels', bomb],
  ['a picture below the smallest size', tiny],
])('%s is refused as a photo', async (_name, make) => {
  const { id, browser } = await api.member();
  const answer = await upload(browser, await make(), {}, { name: '../../me.jpg' });
  const stored = await api.db.selectFrom('photo').select('id').where('account_id', '=', id).execute();
  expect([answer.status, (answer.body as { code: string }).code, stored]).toEqual([422, 'photo_invalid', []]);
});

test('an empty form and a file above 10 MiB have their own errors', async () => {
  const { browser } = await api.member();
  const none = await browser.post('/api/photos.php', new FormData());
  const large = await upload(browser, new Uint8Array(10 * 1024 * 1024 + 1));
  expect([(none.body as { code: string }).code, (large.body as { code: string }).code]).toEqual([
    'invalid_fields',
    'payload_too_large',
  ]);
});
