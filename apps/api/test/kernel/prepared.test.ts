import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepared } from '../../src/database/prepared';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a statement is written once and takes its values each time, where and as often as it places them', async () => {
  let written = 0;
  const told = prepared((db, given: { name: string; number: number | null }) => {
    written += 1;
    return sql<{ told: string }>`
      select concat(${given.name}::text, ${'-'}::text, ${given.number}::integer, ${given.name}::text) as told`.compile(
      db,
    );
  });
  expect([
    await told(api.db, { name: 'a', number: 1 }),
    await told(api.db, { number: null, name: 'b' }),
    await Promise.all([told(api.db, { name: 'c', number: 3 }), told(api.db, { name: 'd', number: 4 })]),
    written,
  ]).toEqual([[{ told: 'a-1a' }], [{ told: 'b-b' }], [[{ told: 'c-3c' }], [{ told: 'd-4d' }]], 1]);
});
