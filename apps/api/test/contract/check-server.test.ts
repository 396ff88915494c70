import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../src/kernel/contract';
import { listen, type Listening } from '../../src/kernel/process/http-server';
import { folderStore } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import { memberPassword } from '../support/members';
import { order } from '../payments/shop';

const checker = fileURLToPath(new URL('../../../../packages/api-client', import.meta.url));
const email = 'checker@oakmere.example';

let api: TestApi;
let server: Listening;
let photos: string;

beforeAll(async () => {
  photos = await mkdtemp(join(tmpdir(), 'heartwood-checked-'));
  api = await startApi({ photos: folderStore(photos) });
  const someone = await api.member();
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#b98a6e' } }).jpeg();
  const form = new FormData();
  form.set('file', new File([await picture.toBuffer()], 'me.jpg'));
  const me = await api.member({ account: { email, email_key: email, credits: 5 } });
  const made = [
    await someone.browser.post('/api/photos.php', form),
    await me.browser.post('/api/chat.php', { profile: someone.id, type: 'text', text: 'Hello' }),
    await someone.browser.post('/api/like.php', { profile: me.id }),
    await order(me.browser),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 200, 200, 201]);
  server = await listen(api.application.app.fetch, '127.0.0.1', 0);
});

afterAll(async () => {
  await server.drain(1000);
  await api.close();
  await rm(photos, { recursive: true, force: true });
});

async function check(...args: string[]): Promise<{ code: number | null; lines: string[] }> {
  const url = `http://127.0.0.1:${server.port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/check/cli.ts', url, ...args], {
    cwd: checker,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: written.split('\n') };
}

const idsOf = (lines: string[], result: string) =>
  lines.filter((line) => line.startsWith(`${result} `)).map((line) => line.split(/\s+/)[1] ?? '');

test('the contract check covers every operation and finds no failure', async () => {
  const { code, lines } = await check('--email', email, '--password', memberPassword);
  expect(lines.filter((line) => line.startsWith('fail') || line.includes('- '))).toEqual([]);
  expect(code).toBe(0);
  expect(idsOf(lines, 'pass').toSorted()).toEqual([
    'getBlocks',
    'getChat',
    'getChats',
    'getCompanyInfo',
    'getCredits',
    'getDiscountCode',
    'getEvents',
    'getGeocode',
    'getGifts',
    'getInterests',
    'getLikes',
    'getMedia',
    'getNotifications',
    'getPayment',
    'getPhotos',
    'getProfile',
    'getRegions',
    'getSettings',
    'getTransactions',
    'getUser',
    'pageHidden',
    'postLogout',
    'postUser',
    'searchMembers',
  ]);
  expect(idsOf(lines, 'skipped').toSorted()).toEqual([
    'confirmEmail',
    'getLogout',
    'mailEvent',
    'paymentWebhook',
    'unsubscribe',
    'withdraw',
  ]);
  const looked = ['pass', 'partial', 'skipped'].flatMap((result) => idsOf(lines, result));
  expect(looked.toSorted()).toEqual((await readContract()).map(({ id }) => id).toSorted());
});

test('without a login the check reports what it did not try', async () => {
  const { code, lines } = await check();
  expect(code).toBe(0);
  expect(lines.find((line) => line.includes(' getLikes '))).toBe(
    'partial getLikes              refused to a visitor, not tried: no login given',
  );
});
