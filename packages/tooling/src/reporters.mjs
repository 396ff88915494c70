import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A file for one runner's JSON report, or undefined outside `npm test`. */
export function reportFile() {
  const folder = process.env.HEARTWOOD_REPORTS;
  return folder ? join(folder, `${randomUUID()}.json`) : undefined;
}

/**
 * What every room's Vitest starts from: files that share their modules and page, which half of the time went into
 * loading, time enough for a test on a busy machine, the readable reporter, and inside `npm test` the counted one.
 */
export function vitestDefaults() {
  const file = reportFile();
  const every = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 };
  return file
    ? { ...every, reporters: ['dot', 'json'], outputFile: { json: file } }
    : { ...every, reporters: ['default'] };
}
