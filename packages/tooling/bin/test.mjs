import { parseArgs } from 'node:util';
import { endWhenAsked } from '../src/children.mjs';
import { countTests, makeReportsFolder } from '../src/test-counts.mjs';
import { ensureInstalled, requireNode } from '../src/workspace.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');

endWhenAsked();
requireNode();
await ensureInstalled();
// Needs the packages, so it is not imported before they are there.
const { suites } = await import('../src/suites.mjs');
process.env.HEARTWOOD_REPORTS = makeReportsFolder();

const chosen = suites.filter(({ name }) => !wanted || wanted.includes(name));

/** Runs one suite, its output held back when another has the screen, and gives its row. */
async function runSuite(suite, held) {
  const { name } = suite;
  const reason = await suite.skip?.();
  if (reason) {
    console.log(`\n${name}: skipped, ${reason}`);
    return { name, result: 'skipped', seconds: 0 };
  }
  console.log(`\n${name} …${held ? ' beside it; its output comes at its end' : ''}`);
  const begun = performance.now();
  const code = await suite.run({ held: held ? `${name}, in all:` : undefined });
  const seconds = (performance.now() - begun) / 1000;
  return { name, result: code === 0 ? 'passed' : 'failed', seconds };
}

const done = new Map();
for (const suite of chosen) {
  if (done.has(suite.name)) continue;
  const others = chosen.filter(({ beside }) => beside === suite.name);
  const runs = [suite, ...others].map((one) => runSuite(one, one !== suite));
  for (const row of await Promise.all(runs)) done.set(row.name, row);
}
const rows = chosen.map(({ name }) => done.get(name));

console.log('\nsuite                 result    seconds');
for (const { name, result, seconds } of rows) {
  console.log(`${name.padEnd(20)}  ${result.padEnd(8)}  ${seconds.toFixed(1).padStart(7)}`);
}
const { passed, failed, skipped } = countTests(process.env.HEARTWOOD_REPORTS);
const failedSuites = rows.filter(({ result }) => result === 'failed').length;
console.log(`\n${passed} passed, ${Math.max(failed, failedSuites)} failed, ${skipped} skipped`);
process.exit(failedSuites === 0 ? 0 : 1);
