import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A file for one runner's JSON report, or undefined outside `npm test`. */
export function reportFile() {
  const folder = process.env.HEARTWOOD_REPORTS;
  return folder ? join(folder, `${randomUUID()}.json`) : undefined;
}

/** Vitest's `reporters` and `outputFile`: the readable one, and the counted one inside `npm test`. */
export function vitestReporters() {
  const file = reportFile();
  return file ? { reporters: ['dot', 'json'], outputFile: { json: file } } : { reporters: ['default'] };
}
