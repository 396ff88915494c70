import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '../src/announcement.mjs';

const environment = { PORT: '3000', SANDBOX_PORT: '3002', BASE_URL: 'http://localhost:3000' };
const site = ['', 'amberlane: http://localhost:3000'];
const demo = [
  'Mailbox: http://localhost:3002/mailbox',
  'Sandbox checkout: http://localhost:3002',
  'Demo members: free@demo.example, premium@demo.example, unconfirmed@demo.example (password heartwood-demo)',
];
const brands = ['amberlane', 'fleurisel', 'nordkobalt', 'rondavita', 'samtlicht', 'seravigna', 'zilverlinde'];
const storybook = 'Storybook: npm run storybook';

beforeEach(() => {
  vi.stubEnv('BRAND', 'amberlane');
  vi.stubEnv('DEMO', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('a demo announces its site, mailbox, checkout and members, and is ready', async () => {
  expect(await announcement(environment, true)).toEqual([
    ...site,
    ...demo,
    storybook,
    'ready http://localhost:3000',
  ]);
});

test('without the reference API there are no demo pages', async () => {
  expect(await announcement(environment, false)).toEqual([...site, storybook, 'ready http://localhost:3000']);
});

test('demo pages are announced on localhost only, unless a setting decides', async () => {
  const shows = async (BASE_URL, setting) => {
    vi.stubEnv('DEMO', setting);
    const lines = await announcement({ ...environment, BASE_URL }, true);
    return demo.every((line) => lines.includes(line));
  };
  const [here, there] = ['http://amberlane.localhost:3000', 'https://amberlane.example'];
  expect([
    await shows(here),
    await shows(here, '0'),
    await shows(there),
    await shows(there, '1'),
    await shows('no address'),
  ]).toEqual([true, false, false, true, false]);
});

test('without a chosen brand, every brand is announced on its own host', async () => {
  vi.stubEnv('BRAND', undefined);
  const lines = await announcement(environment, false);
  const hosts = lines.flatMap((line) => /^(.+): http:\/\/(.+)\.localhost:3000$/.exec(line)?.slice(1) ?? []);
  expect(hosts).toEqual(brands.flatMap((id) => [id, id]));
  expect(lines[1]).toBe(`${brands[0]}: http://localhost:3000`);
});
