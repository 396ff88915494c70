import { parseArgs } from 'node:util';
import { endWhenAsked } from '../src/children.mjs';
import { countTests, makeReportsFolder } from '../src/test-counts.mjs';
import { ensureInstalled, requireNode } from '../src/workspace.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');

endWhenAsked();
requireNode();
await ensureInstalled('everything');
// Depends on installed packages, so it is imported late.
const { suites } = await import('../src/suites.mjs');
const unknown = (wanted ?? []).filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No suite is called ${unknown.join(', ')}; there are ${suites.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
process.env.HEARTWOOD_REPORTS = makeReportsFolder();

const rows = [];
for (const suite of suites) {
  if (wanted && !wanted.includes(suite.name)) continue;
  const reason = await suite.skip?.();
  if (reason) {
    console.log(`\n${suite.name}: skipped, ${reason}`);
    rows.push({ name: suite.name, result: 'skipped', seconds: 0 });
    continue;
  }
  console.log(`\n${suite.name} …`);
  const begun = performance.now();
  const code = await suite.run();
  rows.push({
    name: suite.name,
    result: code === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - begun) / 1000,
  });
}

console.log('\nsuite                 result    seconds');
for (const { name, result, seconds } of rows) {
  console.log(`${name.padEnd(20)}  ${result.padEnd(8)}  ${seconds.toFixed(1).padStart(7)}`);
}
const { passed, failed, skipped } = countTests(process.env.HEARTWOOD_REPORTS);
const skippedSuites = rows.filter(({ result }) => result === 'skipped').length;
if (process.env.CI && skippedSuites > 0) console.error('In CI no suite may be skipped.');
const failedSuites =
  rows.filter(({ result }) => result === 'failed').length + (process.env.CI ? skippedSuites : 0);
console.log(`\n${passed} passed, ${Math.max(failed, failedSuites)} failed, ${skipped} skipped`);
process.exit(failedSuites === 0 ? 0 : 1);
