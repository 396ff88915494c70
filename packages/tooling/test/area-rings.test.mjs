import { expect, test } from 'vitest';
import { areaRings } from '../src/area-rings.mjs';

const file = (source, ...imported) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved, dependencyTypes: ['local', 'import'] })),
});
const app = 'apps/site/app';

test('reports areas that import each other, also indirectly, with their files', () => {
  expect(
    areaRings([
      file(`${app}/visit/visit.ts`, `${app}/member/member.ts`),
      file(`${app}/member/member.ts`, `${app}/screens/chats/chats.ts`),
      file(`${app}/screens/chats/chats.ts`, `${app}/visit/guards.ts`, `${app}/document/title.ts`),
      file(`${app}/root.ts`, `${app}/visit/visit.ts`),
    ]),
  ).toEqual([
    [
      `${app}/visit/visit.ts → ${app}/member/member.ts`,
      `${app}/member/member.ts → ${app}/screens/chats/chats.ts`,
      `${app}/screens/chats/chats.ts → ${app}/visit/guards.ts`,
    ],
  ]);
});

test('ignores types, tests and files within an area', () => {
  const types = [{ resolved: `${app}/member/member.ts`, dependencyTypes: ['local', 'type-only'] }];
  expect(
    areaRings([
      { source: `${app}/visit/visit.ts`, dependencies: types },
      file(`${app}/visit/visit.test.ts`, `${app}/member/member.ts`),
      file(`${app}/member/member.ts`, `${app}/visit/visit.ts`, `${app}/member/live/live.ts`),
      file(`${app}/member/live/live.ts`, `${app}/member/member.ts`),
    ]),
  ).toEqual([]);
});
