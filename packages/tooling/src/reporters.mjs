import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A file for one runner's JSON report, or undefined outside `npm test`. */
export function reportFile() {
  const folder = process.env.HEARTWOOD_REPORTS;
  return folder ? join(folder, `${randomUUID()}.json`) : undefined;
}

/**
 * What every room's Vitest starts from: time enough for a test on a busy machine, the readable reporter, and inside
 * `npm test` the counted one.
 */
export function vitestDefaults() {
  const file = reportFile();
  const patience = { testTimeout: 30_000, hookTimeout: 60_000 };
  return file
    ? { ...patience, reporters: ['dot', 'json'], outputFile: { json: file } }
    : { ...patience, reporters: ['default'] };
}
