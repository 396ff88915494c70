import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Returns a file for one runner's JSON report, or undefined outside `npm test`. */
export function reportFile() {
  const folder = process.env.HEARTWOOD_REPORTS;
  return folder ? join(folder, `${randomUUID()}.json`) : undefined;
}

/**
 * The Vitest defaults of every package: no isolation between files, as loading modules took half of the time;
 * a timeout for a busy machine; the readable reporter, and inside `npm test` also the counting one.
 */
export function vitestDefaults() {
  const file = reportFile();
  const every = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 };
  return file
    ? { ...every, reporters: ['dot', 'json'], outputFile: { json: file } }
    : { ...every, reporters: ['default'] };
}
