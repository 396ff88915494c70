import { chromium, expect, test } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { originOf, visitedBrands } from './environment/brands';
import { freePort } from './environment/processes';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(goals) as (keyof typeof goals)[];
type Scores = Record<keyof typeof goals, number>;

const runs = Number(process.env.RUNS ?? '5');
const paths = ['/', '/landers/alonetonight', '/landers/iconslanding', '/landers/socialnetwork'];
/** The entry warning is shown to visitors of the first country, and not to those of the second. */
const countries = ['NL', 'FR'] as const;

// Serial, and a page that misses its goals doesn't stop the others from being measured.
test.describe.configure({ mode: 'default', timeout: runs * paths.length * 90_000 });
test.use({ trace: 'off' });

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Maximum number of attempts per run: Lighthouse asks for another when the browser loses a trace. */
const triesOfRun = 3;

async function runLighthouse(address: string, flags: Flags): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const lhr = (await lighthouse(address, flags))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (tries === triesOfRun) throw new Error(`${address}: ${lhr?.runtimeError?.message}`);
  }
}

async function scoresOf(address: string, country: string, port: number): Promise<Scores> {
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: categories,
    extraHeaders: { Cookie: `country=${country}` },
  };
  const lhr = await runLighthouse(address, flags);
  for (const audit of Object.values(lhr.audits)) {
    const lost = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary';
    if (lost) process.stdout.write(`  ${address} (${country}): ${audit.id}\n`);
  }
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Scores;
}

for (const brand of visitedBrands) {
  for (const country of countries) {
    test(`${brand.id} reaches the Lighthouse goals for a visitor from ${country}`, async ({
      launchOptions,
    }) => {
      const port = await freePort();
      const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      const below: Record<string, Partial<Scores>> = {};
      for (const path of paths) {
        const taken: Scores[] = [];
        for (let run = 0; run < runs; run += 1)
          taken.push(await scoresOf(originOf(brand) + path, country, port));
        const medians = Object.fromEntries(
          categories.map((name) => [name, median(taken.map((scores) => scores[name]))]),
        ) as Scores;
        process.stdout.write(`${brand.id} ${country} ${path} ${JSON.stringify(medians)}\n`);
        if (categories.some((name) => medians[name] < goals[name])) below[path] = medians;
      }
      await browser.close();
      expect(below).toEqual({});
    });
  }
}
