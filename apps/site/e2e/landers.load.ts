import { landingSlug } from '@heartwood/domain';
import { expect, test, type Browser } from '@playwright/test';
import { landers } from '@heartwood/site/landers';
import { amberlane, originOf, samtlicht, textsOf } from './environment/brands';

const runs = 5;
/** 10 Mbit/s, and how long the signup may take to open there after the page was idle for two seconds. */
const cable = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const dialogGoal = 1_000;
const quiet = 1_500;
const idle = 2_000;
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** Milliseconds, and bytes as transferred. */
const goals = { paint: 1_500, blocked: 50, shift: 0, html: 16_000, image: 90_000 };

type Measured = Record<keyof typeof goals, number>;

test.setTimeout(300_000);
test.use({ viewport: { width: 390, height: 844 } });

interface Timing {
  paint: number;
  /** First contentful paint. */
  first: number;
  shift: number;
  readonly tasks: { readonly start: number; readonly end: number }[];
}

/** Runs in the page before anything else: records the browser's load metrics. */
function watch(): void {
  const timing: Timing = { paint: 0, first: 0, shift: 0, tasks: [] };
  Object.assign(window, { timing });
  const see = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  see('largest-contentful-paint', ({ startTime }) => (timing.paint = startTime));
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timing.first = startTime;
  });
  see('longtask', ({ startTime, duration }) =>
    timing.tasks.push({ start: startTime, end: startTime + duration }),
  );
  see('layout-shift', (entry) => (timing.shift += (entry as PerformanceEntry & { value: number }).value));
}

/**
 * Returns the total blocking time as defined at https://web.dev/articles/tbt: the time of tasks beyond 50 ms
 * after the first contentful paint. Before it there is nothing to click.
 */
function blockedOf({ tasks, first }: Timing): number {
  const left = tasks.map(({ start, end }) => end - Math.max(start, first) - 50);
  return left.reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

async function load(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  await line.send('Network.emulateNetworkConditions', slow4g);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  line.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes[type] = Math.max(bytes[type] ?? 0, encodedDataLength);
  });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), quiet);
  const timing = await page.evaluate(() => (window as unknown as { timing: Timing }).timing);
  await context.close();
  const { paint, shift } = timing;
  // Rounded to three decimals, as browsers report it.
  return {
    paint,
    blocked: blockedOf(timing),
    shift: Number(shift.toFixed(3)),
    html: bytes['Document'] ?? 0,
    image: bytes['Image'] ?? 0,
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How much later than the lightest lander the first page may paint. */
const firstPage = 1.6;

test('the landing page paints at most 1.6 times as late as the lightest lander', async ({ browser }) => {
  const origin = originOf(amberlane);
  const first: Measured[] = [];
  const lightest: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    first.push(await load(browser, `${origin}/`));
    lightest.push(await load(browser, `${origin}/landers/video/${landingSlug(1, amberlane.locale)}`));
  }
  const [own, lander] = [first, lightest].map((all) => medianOf(all.map(({ paint }) => paint)));
  const ratio = (own ?? 0) / (lander ?? 0);
  process.stdout.write(`first page ${own} ms, lander video ${lander} ms: ${ratio.toFixed(2)}\n`);
  expect(ratio).toBeLessThanOrEqual(firstPage);
  expect(medianOf(first.map(({ shift }) => shift))).toBe(0);
});

test('the signup dialog opens within a second of a click at 10 Mbit/s', async ({ browser }) => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', cable);
    await page.goto(originOf(samtlicht), { waitUntil: 'networkidle' });
    await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), idle);
    const text = textsOf(samtlicht);
    const pressed = Date.now();
    await page.getByRole('button', { name: text('landing.submit') }).click();
    await page.getByRole('dialog', { name: text('navigation.signup') }).waitFor();
    times.push(Date.now() - pressed);
    await context.close();
  }
  process.stdout.write(`signup dialog ${times.join(', ')} ms\n`);
  expect(medianOf(times)).toBeLessThanOrEqual(dialogGoal);
});

for (const [name, { withoutSlug }] of Object.entries(landers)) {
  test(`${name} stays within the load budgets on slow 4G and a slow phone`, async ({ browser }) => {
    const all: Measured[] = [];
    const slug = withoutSlug ? '' : `/${landingSlug(1, amberlane.locale)}`;
    const address = `${originOf(amberlane)}/landers/${name}${slug}`;
    for (let run = 0; run < runs; run += 1) all.push(await load(browser, address));
    const median = Object.fromEntries(
      Object.keys(goals).map((part) => [part, medianOf(all.map((one) => one[part as keyof Measured]))]),
    ) as Measured;
    const parts = Object.entries(median).map(([part, value]) => `${part} ${Number(value.toFixed(3))}`);
    process.stdout.write(`${name.padEnd(24)} ${parts.join('  ')}\n`);
    for (const [part, goal] of Object.entries(goals))
      expect(median[part as keyof Measured], part).toBeLessThanOrEqual(goal);
  });
}
