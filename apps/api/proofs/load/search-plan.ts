import { parseArgs } from 'node:util';
import pg from 'pg';
import type { SearchFilters } from '../../src/search/found-members';
import { findMembers } from '../../src/search/member-pages';
import { findSimilarMembers } from '../../src/search/similar-members';
import type { Db } from '../../src/database/connection';
import type { Viewer } from '../../src/kernel/viewer';
import { manyMembers, searcherId } from '../../test/support/many-members';
import { statementsOf } from '../../test/support/statements';
import { makeGround, prepare } from './servers';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200000' },
    plans: { type: 'boolean', default: false },
  },
});
const searcher: Viewer = {
  pool: 'amber',
  brand: 'amberlane',
  id: searcherId,
  now: new Date(),
  today: new Date(),
};
const byDefault: SearchFilters = { gender: 'male', country: 'DE', min_age: 18, max_age: 99 };
const narrow: SearchFilters = { ...byDefault, countryregion: 'R3', min_age: 30, max_age: 40 };
const searches: [string, (db: Db) => Promise<unknown>][] = [
  ['by default, page 1', (db) => findMembers(db, searcher, byDefault, 1)],
  ['by default, page 200', (db) => findMembers(db, searcher, byDefault, 200)],
  ['everybody, page 1', (db) => findMembers(db, searcher, {}, 1)],
  ['everybody, page 209', (db) => findMembers(db, searcher, {}, 209)],
  ['red hair that nobody has', (db) => findMembers(db, searcher, { ...byDefault, hair_colour: ['red'] }, 1)],
  ['similar to nobody', (db) => findSimilarMembers(db, searcher, narrow, [])],
];

/**
 * Explains a query as the API's connections run it: prepared, so that PostgreSQL may switch to a generic plan
 * by the sixth execution.
 */
async function explain(client: pg.Client, name: string, ask: (db: Db) => Promise<unknown>): Promise<void> {
  for (const [at, { sql, parameters }] of (await statementsOf(ask)).entries()) {
    const query = {
      name: `${name} ${at}`,
      text: `explain (analyze, buffers) ${sql}`,
      values: [...parameters],
    };
    const plans: string[][] = [];
    for (let run = 1; run <= 8; run += 1) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(query);
      plans.push(rows.map((row) => row['QUERY PLAN']));
    }
    const lines = plans.at(-1) ?? [];
    const matches = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
    const scans = new Set(matches(/((?:Index Only|Index|Bitmap Index|Seq) Scan (?:using |on )\S+)/));
    console.log(
      name,
      '|',
      `${matches(/Execution Time: ([\d.]+)/)[0]} ms`,
      '|',
      matches(/^ *(Buffers: .*)$/)[0],
      '|',
      [...scans].join(', '),
    );
    if (values.plans) console.log(lines.join('\n'));
  }
}

const ground = await makeGround();
const client = new pg.Client({ connectionString: ground.databaseUrl });
try {
  await prepare(ground.environment);
  await client.connect();
  for (const statement of manyMembers(Number(values.members))) await client.query(statement);
  for (const [name, ask] of searches) await explain(client, name, ask);
} finally {
  await client.end();
  await ground.remove();
}
