import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderStore } from '../../src/photos/flydrive-store';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { pngOf } from '../photos/slow-pictures';
import {
  canary,
  captionSegment,
  draw,
  exif,
  innerPicture,
  taggedPictures,
  withSegment,
  xmp,
} from '../photos/tagged-pictures';
import { databaseState } from './state';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-hostile-photos-'));
  api = await startApi({ photos: folderStore(folder) });
});
afterAll(() => api.close());

async function upload(browser: Browser, file: Uint8Array, name = 'me.jpg'): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(file)], name, { type: 'image/jpeg' }));
  return browser.post('/api/photos.php', form);
}

const filesIn = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A PNG that claims these dimensions and has almost no data. */
const emptyPng = (width: number, height: number) =>
  pngOf({ width, height }, Buffer.alloc(Math.min(width * 3 + 1, 50_000)));

const frame = Buffer.from('21f90400000000002c000000000a000a000002088c8fa9cbed0f9b0b003b', 'hex').subarray(
  0,
  -1,
);
const gif = (frames: number) =>
  Buffer.concat([
    Buffer.from('474946383961c800c80080000000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ]);

/** The chunk names of a WebP file, to its last byte. */
function webpParts(file: Buffer): string[] {
  const names = [];
  let at = 12;
  while (at < file.length) {
    names.push(file.toString('latin1', at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  expect([at, file.readUInt32LE(4) + 8]).toEqual([file.length, file.length]);
  return names;
}

const html = '<html><script>alert(1)</script></html>';
const notPhotos: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['an empty file', () => new Uint8Array()],
  ['one byte', () => new Uint8Array([0xff])],
  ['random bytes', () => Buffer.alloc(5000, 'a9f3')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')],
  [
    'an SVG with an XML declaration',
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['HTML named .jpg', () => Buffer.from(html)],
  [
    'HTML with a JPEG signature',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['a HEIC', () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
  ['a zip', () => Buffer.from('504b0304140000000800', 'hex')],
  ['a JPEG truncated in the middle', async () => (await draw().jpeg().toBuffer()).subarray(0, 6000)],
  ['a JPEG truncated at its end', async () => (await draw().jpeg().toBuffer()).subarray(0, -3000)],
  ['a PNG truncated in the middle', async () => (await draw().png().toBuffer()).subarray(0, 30_000)],
  ['a WebP truncated in the middle', async () => (await draw().webp().toBuffer()).subarray(0, 3000)],
  ['a decompression bomb of 100,000 x 100,000 pixels', () => emptyPng(100_000, 100_000)],
  ['a decompression bomb of 2 billion pixels in one row', () => emptyPng(2_000_000_000, 1)],
  ['a picture above 40 megapixels', () => emptyPng(7000, 6000)],
  ['a side above 8000 pixels', () => draw(8200, 200).png().toBuffer()],
  ['a picture with a height of zero', () => emptyPng(400, 0)],
  ['a GIF of 5,000 frames', () => gif(5000)],
  ['a picture 20 pixels high', () => draw(2000, 20).png().toBuffer()],
];

test.each(notPhotos)('%s is refused, leaves no file and changes nothing', async (_, make) => {
  const { browser } = await api.member();
  const [state, files] = [await databaseState(api.db), await filesIn()];
  const { status, body } = await upload(browser, await make());
  expect([status, (body as { code: string }).code]).toEqual([422, 'photo_invalid']);
  expect([await databaseState(api.db), await filesIn()]).toEqual([state, files]);
});

/** What is stored of an uploaded picture: the row's mention of the canary, and the content of each file. */
async function storedOf(picture: Uint8Array) {
  const { id, browser } = await api.member();
  const before = new Set(await filesIn());
  const { status } = await upload(browser, picture);
  const row = await api.db
    .selectFrom('photo')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const files = (await filesIn()).filter((file) => !before.has(file));
  const contents = files.map(async (file) => {
    const bytes = await readFile(file);
    const { format, exif, xmp, iptc, icc, pages, orientation } = await sharp(bytes).metadata();
    const tags = [exif, xmp, iptc, icc, pages, orientation].filter((tag) => tag !== undefined);
    return [format, tags, webpParts(bytes), bytes.includes(canary), bytes.includes('script')];
  });
  return [status, JSON.stringify(row).includes(canary), await Promise.all(contents)];
}

const untagged = [201, false, Array.from({ length: 5 }, () => ['webp', [], ['VP8 '], false, false])];

test.each<[string, () => Promise<Buffer>]>([
  [
    'a JPEG with a GPS position',
    () => draw().jpeg().withExif(exif).withXmp(xmp).withIccProfile('p3').toBuffer(),
  ],
  ['a PNG with a GPS position', () => draw().png().withExif(exif).withXmp(xmp).toBuffer()],
  ['a WebP with a GPS position', () => draw().webp().withExif(exif).withXmp(xmp).toBuffer()],
  ['an AVIF with a GPS position', () => draw().avif({ effort: 0 }).withExif(exif).withXmp(xmp).toBuffer()],
  [
    'a JPEG with HTML appended',
    async () => Buffer.concat([await draw().jpeg().toBuffer(), Buffer.from(html + canary)]),
  ],
  [
    'a JPEG with a zip appended',
    async () => Buffer.concat([await draw().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${canary}`)]),
  ],
  [
    'a JPEG with a comment',
    async () => {
      return withSegment(await draw().jpeg().toBuffer(), 0xfe, Buffer.from(canary));
    },
  ],
  [
    'a JPEG with IPTC captions',
    async () => {
      return withSegment(await draw().jpeg().toBuffer(), 0xed, captionSegment());
    },
  ],
  [
    'a JPEG with an embedded thumbnail',
    async () => {
      const thumbnail = Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), await innerPicture()]);
      return withSegment(await draw().jpeg().toBuffer(), 0xe0, thumbnail);
    },
  ],
  [
    'an animated WebP',
    () =>
      sharp(Buffer.alloc(400 * 4000 * 3, 90), {
        raw: { width: 400, height: 4000, channels: 3, pageHeight: 500 },
      })
        .webp()
        .toBuffer(),
  ],
])('%s is stored without metadata or embedded data', async (_, make) => {
  expect(await storedOf(await make())).toEqual(untagged);
});

test('54 pictures with every kind of metadata in every format are stored without any', async () => {
  const stored: [string, unknown][] = [];
  const given = { exif: 0, xmp: 0, iptc: 0, icc: 0, comments: 0, canary: 0 };
  for (const [name, make] of taggedPictures) {
    const file = await make();
    const { exif, xmp, iptc, icc, comments } = await sharp(file).metadata();
    for (const [tag, value] of Object.entries({ exif, xmp, iptc, icc, comments }))
      given[tag as keyof typeof given] += Number(value !== undefined);
    given.canary += Number(file.includes(canary));
    stored.push([name, await storedOf(file)]);
  }
  expect(given).toEqual({ exif: 40, xmp: 8, iptc: 1, icc: 36, comments: 3, canary: 52 });
  expect(stored).toEqual(taggedPictures.map(([name]) => [name, untagged]));
}, 180_000);

test.each([
  '../../../etc/passwd',
  '..\\..\\me.jpg',
  'C:\\me.jpg',
  'me.php',
  'a'.repeat(3000),
  '😀\u202egpj.exe',
  'nul\t.jpg',
])('the file name %s is never used', async (name) => {
  const { id, browser } = await api.member();
  expect((await upload(browser, await draw().jpeg().toBuffer(), name)).status).toBe(201);
  const row = await api.db
    .selectFrom('photo')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.key).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(row)).not.toContain(name.slice(0, 20));
  for (const file of await filesIn())
    expect(file.slice(folder.length)).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}$/);
});

test('a picture with a rotated orientation is turned upright', async () => {
  const { browser } = await api.member();
  const file = await draw(500, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect((await upload(browser, file)).body).toMatchObject({ photo: { width: 1080, height: 1350 } });
});

test('a form of 150,000 parts returns 400 within 0.4 s of CPU time', async () => {
  const { browser } = await api.member();
  const parts = Array.from(
    { length: 150_000 },
    (_, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`,
  );
  const request = new Request('http://oakmere.test/api/photos.php', {
    method: 'POST',
    headers: {
      host: 'oakmere.test',
      'sec-fetch-site': 'same-origin',
      cookie: browser.cookie ?? '',
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: `${parts.join('')}--x--\r\n`,
  });
  const begun = process.cpuUsage();
  expect(await browser.send(request)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(process.cpuUsage(begun).user).toBeLessThan(400_000);
});

interface Made {
  filename: string;
  thumb_filename: string;
  match: string;
}
const photoOf = ({ body }: Answer) => (body as { photo: Made }).photo;

test('a photo awaiting inspection is visible to its owner only', async () => {
  const inspecting = await startApi({
    photos: folderStore(folder),
    settings: { photo_inspection: 'before' },
  });
  const [owner, other] = [
    await inspecting.member(),
    await inspecting.member({ account: { paid_user: true } }),
  ];
  const photo = photoOf(await upload(owner.browser, await draw().jpeg().toBuffer()));
  const of = async (browser: Browser) =>
    Promise.all(
      Object.values({ a: photo.filename, b: photo.thumb_filename, c: photo.match }).map(
        async (path) => (await browser.get(path)).status,
      ),
    );
  const lists = JSON.stringify([
    (await other.browser.get('/api/photos.php', { query: { profile: owner.id } })).body,
    (await other.browser.get('/api/profile.php', { query: { id: owner.id } })).body,
    (await other.browser.get('/api/members.php')).body,
  ]);
  const found = [
    await of(owner.browser),
    await of(other.browser),
    await of(inspecting.visitor()),
    lists.includes('/media/'),
  ];
  await inspecting.close();
  expect(found).toEqual([[200, 200, 200], [404, 404, 404], [404, 404, 404], false]);
});

test('a blurred photo has its own ETag and length, and no header reveals the clear one', async () => {
  const owner = await api.member({ account: { paid_user: true } });
  const free = await api.member();
  await upload(owner.browser, await draw().jpeg().toBuffer());
  const second = photoOf(await upload(owner.browser, await draw(450, 500).jpeg().toBuffer()));
  const clear = await owner.browser.get(second.filename);
  const blurred = await free.browser.get(second.filename);
  expect(blurred.headers.get('etag')).not.toBe(clear.headers.get('etag'));
  expect(blurred.headers.get('content-length')).not.toBe(clear.headers.get('content-length') ?? '');
  const own = await free.browser.get(second.filename, {
    headers: { 'if-none-match': clear.headers.get('etag') ?? '' },
  });
  expect(own.status).toBe(200);
  const asked = await free.browser.get(second.filename, { headers: { range: 'bytes=0-9' } });
  expect([asked.status, asked.body === blurred.body]).toEqual([200, true]);
  for (const { headers } of [clear, blurred, own]) {
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(headers.get('vary')).toBe('Cookie');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('conditional requests and HEAD return the headers of the full response and no body', async () => {
  const { browser } = await api.member();
  const { thumb_filename } = photoOf(await upload(browser, await draw().jpeg().toBuffer()));
  const full = await browser.get(thumb_filename);
  const etag = full.headers.get('etag') ?? '';
  for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await browser.get(thumb_filename, {
      headers: { 'if-none-match': value },
    });
    expect([value, status, body, headers.get('etag'), headers.get('cross-origin-resource-policy')]).toEqual([
      value,
      304,
      null,
      etag,
      'same-origin',
    ]);
  }
  const head = await browser.send(
    new Request(`http://oakmere.test${thumb_filename}`, {
      method: 'HEAD',
      headers: { host: 'oakmere.test', cookie: browser.cookie ?? '' },
    }),
  );
  expect([head.status, head.body, head.headers.get('content-type'), head.headers.get('etag')]).toEqual([
    200,
    null,
    'image/webp',
    etag,
  ]);
});

test.runIf(engine === 'postgres')(
  'parallel uploads stop at a premium member’s twenty-five photos',
  async () => {
    const { id, browser } = await api.member({ account: { paid_user: true } });
    const key = () => randomBytes(16).toString('hex');
    const kept = Array.from({ length: 23 }, (_, position) => ({
      account_id: id,
      key: key(),
      thumb_key: key(),
      match_key: key(),
      blurred_key: key(),
      blurred_thumb_key: key(),
      width: 1080,
      height: 1350,
      tone: '#7d5f44',
      main: position === 0,
      position,
      created_at: api.clock.now(),
    }));
    await api.db.insertInto('photo').values(kept).execute();
    const file = await draw(170, 170).jpeg().toBuffer();
    const before = (await filesIn()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(browser, file)));
    const stored = await api.db.selectFrom('photo').select('main').where('account_id', '=', id).execute();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({
        message: 'photo_limit',
        statusCode: 409,
        code: 'photo_limit',
        data: { max: 25 },
      })),
    );
    const mains = stored.filter(({ main }) => main).length;
    expect([stored.length, mains, (await filesIn()).length - before]).toEqual([25, 1, 10]);
  },
);
