import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder for the runners' JSON reports; pass its path as HEARTWOOD_REPORTS. */
export const makeReportsFolder = () => mkdtempSync(join(tmpdir(), 'heartwood-reports-'));

function ofPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function ofVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Sums up the tests in all reports of a folder. */
export function countTests(folder) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const counts = report.stats ? ofPlaywright(report) : ofVitest(report);
    for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  }
  return total;
}
