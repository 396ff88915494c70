import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { testTitles } from './test-titles.mjs';

/**
 * Checks the coverage list of the specification: each row names the test that proves it, as
 * `path/from/the/root.test.ts > the test's title`, or says `owed`.
 * @param {string} yaml groups of rows: { group: { row: 'owed' | 'file > title' | ['file > title'] } }
 * @param {string} root the folder the paths are relative to
 * @returns {{ problems: string[], groups: Record<string, { proven: number, owed: number }>, proven: number,
 * owed: number }}
 */
export function checkCoverage(yaml, root) {
  const problems = [];
  const groups = {};
  const titlesIn = titleReader(root);
  for (const [group, rows] of Object.entries(parse(yaml) ?? {})) {
    const counts = { proven: 0, owed: 0 };
    groups[group] = counts;
    for (const [row, entry] of Object.entries(rows ?? {})) {
      const name = `${group} / ${row}`;
      if (entry === 'owed') {
        counts.owed += 1;
        continue;
      }
      const tests = [entry].flat();
      if (tests.length === 0 || tests.some((one) => typeof one !== 'string')) {
        problems.push(`${name}: name a test or write owed`);
        continue;
      }
      const wrong = tests.map((one) => problemOf(one, titlesIn)).filter(Boolean);
      if (wrong.length === 0) counts.proven += 1;
      else problems.push(...wrong.map((problem) => `${name}: ${problem}`));
    }
  }
  const sum = (key) => Object.values(groups).reduce((all, counts) => all + counts[key], 0);
  return { problems, groups, proven: sum('proven'), owed: sum('owed') };
}

/** Reads and caches each file's titles; undefined for a missing file. */
function titleReader(root) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const path = join(root, file);
      known.set(file, existsSync(path) ? testTitles(readFileSync(path, 'utf8'), file) : undefined);
    }
    return known.get(file);
  };
}

function problemOf(reference, titlesIn) {
  const [file, ...title] = reference.split(' > ');
  if (title.length === 0) return `"${reference}" is not "file > title"`;
  if (!/\.test\.(?:[cm]?[jt]s|tsx)$/.test(file)) return `${file} is not a file of tests`;
  const titles = titlesIn(file);
  if (!titles) return `${file} does not exist`;
  const wanted = title.join(' > ');
  return titles.has(wanted) ? undefined : `${file} has no test "${wanted}"`;
}
