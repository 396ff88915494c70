import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { manyMembers, searcherId } from '../../test/support/many-members';
import { makeGround, prepare, serve } from './servers';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '150' },
  },
});
const rounds = Number(values.rounds);
const warming = 20;
/** The maximum ratio between the time of the members' page in the large pool and in the small one. */
const goal = 1.5;
const token = createHash('sha256').update('the searcher').digest('base64url');

const start = 'own=gender,country,countryregion,min_age,max_age';
/** The calls that the members' page makes of the API. */
const calls = (query: string) => ['/api/user.php', `/api/members.php?${query}`];
const newAges = (round: number) => `min_age=${18 + (round % 20)}&max_age=${99 - Math.floor(round / 20)}`;
/** Requests to measure, by name; the goal applies to those of the whole page. */
const requests: [name: string, paths: (round: number) => string[]][] = [
  ['the page as it begins', () => ['/members']],
  ['the page, new ones first', () => ['/members?sort=new']],
  ['the page, near ones first', () => ['/members?sort=near']],
  ['the page, everybody', () => ['/members?gender=all&country=all']],
  ['the page, found that nobody counted before', (round) => [`/members?${newAges(round)}`]],
  ['the page, ages of ten years', () => ['/members?min_age=30&max_age=40']],
  ['the calls of the page as it begins', () => calls(start)],
  ['its calls, new ones first', () => calls(`${start}&sort=new`)],
  ['its calls, near ones first', () => calls(`${start}&sort=near`)],
  ['its calls, everybody', () => calls('')],
  ['its calls, found that nobody counted before', (round) => calls(`${start}&${newAges(200 + round)}`)],
  ['its calls, ages of ten years', () => calls(`${start}&min_age=30&max_age=40`)],
  [
    'its calls, a region and ages',
    () => calls('gender=male&country=DE&countryregion=R3&min_age=30&max_age=40'),
  ],
  ['the tenth page', () => [`/api/members.php?${start}&page=10`]],
  ['like a member', () => ['/api/members.php?similar_to=00000000-0000-4000-8000-00000000001d']],
  ['the swipe game', () => ['/api/swipe.php']],
  ['the match finder', () => ['/api/match-finder.php']],
];

async function fill(databaseUrl: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of manyMembers(members)) await client.query(statement);
    await client.query(
      `insert into session (token_hash, account_id, created_at, last_seen_at, expires_at, user_agent)
      values ($1, $2, now(), now(), now() + interval '1 day', 'load')`,
      [createHash('sha256').update(token).digest('hex'), searcherId],
    );
  } finally {
    await client.end();
  }
}

/** Starts the API and the site over a pool of their own, called as the searcher. */
async function poolOf(members: number) {
  const ground = await makeGround();
  const environment = { ...ground.environment, BRAND: 'amberlane' };
  await prepare(environment);
  await fill(ground.databaseUrl, members);
  const api = await serve('api', environment);
  const site = await serve('site', environment);
  const agent = new Agent({ keepAlive: true });
  const { API_PORT: apiPort, PORT: sitePort } = ground.environment;
  const headers = { host: `localhost:${sitePort}`, cookie: `auth=${token}` };
  async function get(path: string): Promise<void> {
    const port = path.startsWith('/api/') ? apiPort : sitePort;
    const asked = request({ agent, host: '127.0.0.1', port, path, headers });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  }
  return {
    async ask(paths: readonly string[]): Promise<number> {
      const begun = performance.now();
      await Promise.all(paths.map(get));
      return performance.now() - begun;
    },
    async close() {
      agent.destroy();
      await site.stop();
      await api.stop();
      await ground.remove();
    },
  };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const pools = [await poolOf(Number(values.small)), await poolOf(Number(values.large))];
try {
  for (const [name, paths] of requests) {
    const taken: number[][] = pools.map(() => []);
    for (let round = -warming; round < rounds; round += 1)
      for (const [at, pool] of pools.entries()) {
        const milliseconds = await pool.ask(paths(round + warming));
        if (round >= 0) taken[at]?.push(milliseconds);
      }
    const [small = 0, large = 0] = taken.map(median);
    const ratio = large / small;
    const isPage = name.startsWith('the page');
    const figures = { small: small.toFixed(2), large: large.toFixed(2), ratio: ratio.toFixed(2) };
    console.log(name, JSON.stringify(isPage ? { ...figures, goal } : figures));
    if (isPage && ratio > goal) process.exitCode = 1;
  }
} finally {
  for (const pool of pools) await pool.close();
}
