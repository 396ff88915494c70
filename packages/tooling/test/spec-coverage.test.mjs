import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCoverage } from '../src/spec-coverage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
const source = `
  import { test as withOwnSite } from './own-site';
  withOwnSite('by another name', () => {});
  // test('only a comment', () => {});
  const other = "test('only a string', () => {})";
  test('the fifth like is refused', () => {});
  test.each([1, 2])('case %i isn\\'t taken', () => {});
  test.runIf(other)('on one engine', () => {});
  test(\`walk on \${other}\`, () => {});
  test.skip('skipped', () => {});
  test.todo('still to write');
  describe('photos', () => { it('has at most 25', async () => { expect('a claim').toBe(''); }); });
  describe.skip('asleep', () => { it('sleeps', () => {}); });
`;
writeFileSync(join(folder, 'a.test.ts'), source);
writeFileSync(join(folder, 'a.ts'), source);

test('counts proven and owed rows', () => {
  const yaml = 'limits:\n  swipe likes: a.test.ts > the fifth like is refused\n  photos: owed\n';
  expect(checkCoverage(yaml, folder)).toEqual({
    problems: [],
    groups: { limits: { proven: 1, owed: 1 } },
    proven: 1,
    owed: 1,
  });
});

test('reports a row without a test, a missing file and a missing title', () => {
  const yaml =
    'limits:\n  one:\n  two: b.test.ts > any\n  three: a.test.ts > another title\n  four: a.test.ts\n';
  expect(checkCoverage(yaml, folder)).toEqual({
    problems: [
      'limits / one: name a test or write owed',
      'limits / two: b.test.ts does not exist',
      'limits / three: a.test.ts has no test "another title"',
      'limits / four: "a.test.ts" is not "file > title"',
    ],
    groups: { limits: { proven: 0, owed: 0 } },
    proven: 0,
    owed: 0,
  });
});

test('recognizes a runner by the name of its import', () => {
  expect(checkCoverage('sites:\n  own: a.test.ts > by another name\n', folder).problems).toEqual([]);
});

test('accepts only whole titles of tests that run, no comments and no other strings', () => {
  const wrong = [
    'only a comment',
    'only a string',
    'the fifth like',
    'skipped',
    'still to write',
    'a claim',
    'sleeps',
  ];
  const right = [
    'the fifth like is refused',
    "case %i isn't taken",
    'on one engine',
    'walk on ${…}',
    'has at most 25',
    'photos > has at most 25',
  ];
  const yaml = (titles) =>
    JSON.stringify({ g: Object.fromEntries(titles.map((one) => [one, `a.test.ts > ${one}`])) });
  expect(checkCoverage(yaml(wrong), folder).problems).toEqual(
    wrong.map((title) => `g / ${title}: a.test.ts has no test "${title}"`),
  );
  expect(checkCoverage(yaml(right), folder)).toMatchObject({ problems: [], proven: right.length });
  expect(checkCoverage('g:\n  one: a.ts > the fifth like is refused\n', folder).problems).toEqual([
    'g / one: a.ts is not a file of tests',
  ]);
});
