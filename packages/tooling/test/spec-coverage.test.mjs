import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCoverage } from '../src/spec-coverage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
writeFileSync(join(folder, 'a.test.ts'), "test('the fifth like is refused', () => {});");

test('counts proven and owed rows', () => {
  const yaml = 'limits:\n  swipe likes: a.test.ts > the fifth like is refused\n  photos: owed\n';
  expect(checkCoverage(yaml, folder)).toEqual({ problems: [], proven: 1, owed: 1 });
});

test('a row without a test, a missing file and a missing title are problems', () => {
  const yaml =
    'limits:\n  one:\n  two: b.test.ts > any\n  three: a.test.ts > another title\n  four: a.test.ts\n';
  expect(checkCoverage(yaml, folder)).toEqual({
    problems: [
      'limits / one: name a test or write owed',
      'limits / two: b.test.ts does not exist',
      'limits / three: a.test.ts has no test "another title"',
      'limits / four: "a.test.ts" is not "file > title"',
    ],
    proven: 0,
    owed: 0,
  });
});
