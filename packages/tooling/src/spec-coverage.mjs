import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Checks the list of the specification's rows: each names the test that proves it, as
 * `path/from/the/root.test.ts > the test's title`, or says `owed`.
 * @param {string} yaml groups of rows: { group: { row: 'owed' | 'file > title' | ['file > title'] } }
 * @param {string} root the folder the paths start from
 * @returns {{ problems: string[], proven: number, owed: number }}
 */
export function checkCoverage(yaml, root) {
  const problems = [];
  let proven = 0;
  let owed = 0;
  for (const [group, rows] of Object.entries(parse(yaml) ?? {})) {
    for (const [row, entry] of Object.entries(rows ?? {})) {
      const name = `${group} / ${row}`;
      if (entry === 'owed') {
        owed += 1;
        continue;
      }
      const tests = [entry].flat();
      if (tests.length === 0 || tests.some((one) => typeof one !== 'string')) {
        problems.push(`${name}: name a test or write owed`);
        continue;
      }
      const wrong = tests.map((one) => problemOf(one, root)).filter(Boolean);
      if (wrong.length === 0) proven += 1;
      else problems.push(...wrong.map((problem) => `${name}: ${problem}`));
    }
  }
  return { problems, proven, owed };
}

function problemOf(reference, root) {
  const [file, ...title] = reference.split(' > ');
  if (title.length === 0) return `"${reference}" is not "file > title"`;
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  const wanted = title.join(' > ');
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return source.includes(wanted) ? undefined : `${file} has no test "${wanted}"`;
}
