import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderStore } from '../../src/photos/flydrive-store';
import { countScans } from '../../src/photos/jpeg-scans';
import { neededChunks } from '../../src/photos/png-chunks';
import { preparePhoto } from '../../src/photos/prepare-photo';
import { databaseState } from '../hostile/state';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { sendPhoto } from '../support/send-gift';
import { jpegOfManyScans, pngOf, slowPng, withEmptyChunks, withTextBombs } from './slow-pictures';
import { upload } from './upload';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-slow-pictures-'));
  api = await startApi({ photos: folderStore(folder) });
});
afterAll(() => api.close());

const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

const ways: [string, (browser: Browser, other: string, file: Buffer) => Promise<Answer>][] = [
  ['a profile photo', (browser, _, file) => upload(browser, file)],
  ['a chat photo', (browser, other, file) => sendPhoto(browser, other, { file })],
];

const scanBomb = await jpegOfManyScans(63);
const bombs: [string, Buffer][] = [
  ['a progressive JPEG of 40 megapixels with 890 scans', scanBomb],
  [
    'a PNG that claims 100,000 x 100,000 pixels',
    pngOf({ width: 100_000, height: 100_000 }, Buffer.alloc(50_000)),
  ],
  ['a GIF of 5,000 frames', gifOf(5000)],
];

function gifOf(frames: number): Buffer {
  const frame = Buffer.from('21f90400000000002c000000000a000a000002088c8fa9cbed0f9b0b00', 'hex');
  const head = Buffer.from('474946383961c800c80080000000000000ffffff', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]);
}

describe.each(ways)('as %s', (_, send) => {
  test.each(bombs)('%s is refused within 1 s of CPU time, and changes nothing', async (_name, file) => {
    const [me, other] = [await api.member({ account: { paid_user: true, credits: 5 } }), await api.member()];
    const [state, files] = [await databaseState(api.db), await filesIn()];
    const begun = process.cpuUsage();
    const { status, body } = await send(me.browser, other.id, file);
    const { user, system } = process.cpuUsage(begun);
    expect([status, (body as { code: string }).code]).toEqual([422, 'photo_invalid']);
    expect(user + system).toBeLessThan(1_000_000);
    expect([await databaseState(api.db), await filesIn()]).toEqual([state, files]);
  });

  test('a slow picture is accepted, and other requests are answered meanwhile', async () => {
    const [me, other] = [await api.member({ account: { paid_user: true, credits: 50 } }), await api.member()];
    const file = slowPng();
    const order: string[] = [];
    const sent = Promise.all(
      [1, 2].map(() => send(me.browser, other.id, file).finally(() => order.push('photo'))),
    );
    for (let count = 0; count < 5; count += 1) {
      expect((await other.browser.get('/api/members.php')).status).toBe(200);
      order.push('page');
    }
    expect((await sent).map(({ status }) => status < 300)).toEqual([true, true]);
    expect(order).toEqual([...Array<string>(5).fill('page'), 'photo', 'photo']);
  });
});

test('of 41 uploads at once the last is refused before it is decoded, and accepted later', async () => {
  const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#7d5f44' } })
    .jpeg()
    .toBuffer();
  const prepare = () => preparePhoto(folderStore(folder), file, ({ width }) => Promise.resolve(width));
  const first = Array.from({ length: 40 }, prepare);
  await expect(prepare()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 10 } });
  const [width] = await Promise.all(first);
  expect(await prepare()).toBe(width);
});

describe('PNG chunks', () => {
  const neededOf = (file: Buffer) => Buffer.from(neededChunks(file) ?? []);
  const draw = () => sharp({ create: { width: 400, height: 500, channels: 3, background: '#7d5f44' } });

  test('compressed texts and a profile of 50 MB each cost less than 1 s of CPU time', async () => {
    const { browser } = await api.member();
    const file = withTextBombs(await draw().png().toBuffer(), 100);
    const begun = process.cpuUsage();
    expect((await upload(browser, file)).status).toBe(201);
    const { user, system } = process.cpuUsage(begun);
    expect(user + system).toBeLessThan(1_000_000);
  });

  test('those of the picture and its usual profile remain', async () => {
    const plain = await draw().withIccProfile('p3').png().toBuffer();
    expect(plain.includes('iCCP')).toBe(true);
    const kept = neededOf(plain);
    expect(neededOf(withTextBombs(plain, 1)).equals(kept)).toBe(true);
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
    expect((await pixels(kept)).equals(await pixels(plain))).toBe(true);
    expect(kept.includes('iCCP')).toBe(true);
  });

  test('ten thousand are too many, however small', async () => {
    const [{ browser }, file] = [await api.member(), await draw().png().toBuffer()];
    const sent = (type: string, count: number) => upload(browser, withEmptyChunks(file, type, count));
    const answers = [await sent('IDAT', 9_900), await sent('IDAT', 800_000), await sent('zTXt', 800_000)];
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 422]);
  });

  // Its header ends at 33, the size of its pixels in print at 54.
  test.each([
    [0, []],
    [8, [[0, 8]]],
    [20, [[0, 20]]],
    [33, [[0, 33]]],
    [60, [[0, 33]]],
    [
      100,
      [
        [0, 33],
        [54, 100],
      ],
    ],
  ])('of a file truncated after %i bytes remain the needed ones', async (length, ranges) => {
    const file = await draw().png().toBuffer();
    const parts = ranges.map(([from, to]) => file.subarray(from, to));
    expect(neededOf(file.subarray(0, length)).equals(Buffer.concat(parts))).toBe(true);
  });
});

describe('JPEG scan count', () => {
  const draw = () => sharp({ create: { width: 400, height: 500, channels: 3, background: '#7d5f44' } });

  test('covers the whole image and ignores comments and trailing data', async () => {
    const once = await draw().jpeg().toBuffer();
    const film = Buffer.alloc(1000, Buffer.from([0xff, 0xda, 0, 2]));
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 102]),
      Buffer.alloc(100, Buffer.from([0xff, 0xda])),
    ]);
    const commented = Buffer.concat([once.subarray(0, 2), comment, once.subarray(2)]);
    const often = await draw().jpeg({ progressive: true }).toBuffer();
    expect([once, Buffer.concat([once, film]), commented, often, scanBomb].map(countScans)).toEqual([
      1, 1, 1, 10, 884,
    ]);
  });

  test.each([[0], [1], [3], [5000]])(
    'of a file truncated after %i bytes covers what is there',
    async (length) => {
      const cut = (await draw().jpeg().toBuffer()).subarray(0, length);
      expect(countScans(cut)).toBe(length < 5000 ? 0 : 1);
    },
  );

  test('a progressive JPEG is accepted', async () => {
    const { browser } = await api.member();
    expect((await upload(browser, await draw().jpeg({ progressive: true }).toBuffer())).status).toBe(201);
  });
});
