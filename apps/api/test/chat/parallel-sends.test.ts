import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ durable: true });
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 500 };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Counts responses by status. */
function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Deadlocks of this database so far. Each of the pool's ten connections first flushes its statistics. */
async function countDeadlocks(): Promise<number> {
  const flush = sql`select pg_stat_force_next_flush(), pg_sleep(0.2)`;
  await Promise.all(times(10).map(() => flush.execute(api.db)));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(api.db);
  return rows[0]?.deadlocks ?? -1;
}

describe.runIf(engine === 'postgres')('parallel requests cause no deadlock and no 5xx response', () => {
  let before: number;
  beforeAll(async () => {
    before = await countDeadlocks();
  });
  const newDeadlocks = async () => (await countDeadlocks()) - before;

  test('two members each sending the other twenty messages in a new conversation', async () => {
    const ann = await api.member({ account: premium });
    const ben = await api.member({ account: premium });
    const answers = await Promise.all(
      times(20).flatMap((count) => [
        send(ann.browser, ben.id, `ann ${count}`),
        send(ben.browser, ann.id, `ben ${count}`),
      ]),
    );
    const conversations = await api.db
      .selectFrom('conversation')
      .select('last_seq')
      .where('started_by', 'in', [ann.id, ben.id])
      .execute();
    expect([tally(answers), conversations, await newDeadlocks()]).toEqual([
      { 200: 40 },
      [{ last_seq: 40 }],
      0,
    ]);
  });

  test('fifty messages of one member to ten others while fifty members read', async () => {
    const ann = await api.member({ account: premium });
    const others = await Promise.all(times(10).map(() => api.member()));
    const readers = await Promise.all(times(50).map(() => api.member()));
    const sent = Promise.all(
      times(5).flatMap((count) => others.map(({ id }) => send(ann.browser, id, `message ${count}`))),
    );
    const read = Promise.all(readers.map(({ browser }) => browser.get('/api/user.php')));
    expect([tally(await sent), tally(await read), await newDeadlocks()]).toEqual([
      { 200: 50 },
      { 200: 50 },
      0,
    ]);
  });

  test('messages in both directions, likes, blocks and removed conversations', async () => {
    const people = await Promise.all(times(6).map(() => api.member({ account: premium })));
    const answers = await Promise.all(
      times(4).flatMap((round) =>
        people.flatMap(({ id, browser }, index) => {
          const other = people[(index + 1 + (round % 3)) % people.length]?.id ?? '';
          return [
            send(browser, other, `round ${round}`),
            browser.post('/api/like.php', { profile: other }),
            browser.get('/api/chat.php', { query: { profile: other } }),
            ...(round === 3 ? [browser.post('/api/block.php', { profile: other })] : []),
            ...(round === 2 ? [send(browser, other, `from ${id}`)] : []),
          ];
        }),
      ),
    );
    const chats = await api.db
      .selectFrom('conversation_member')
      .select(['account_id', 'conversation_id'])
      .execute();
    const removed = await Promise.all(
      people.flatMap(({ id, browser }, index) => [
        ...chats
          .filter(({ account_id }) => account_id === id)
          .map(({ conversation_id }) => browser.delete('/api/chat.php', { conversation: conversation_id })),
        send(browser, people[(index + 1) % people.length]?.id ?? '', 'while it is removed'),
      ]),
    );
    const busy = [...answers, ...removed].filter(({ status }) => status >= 500);
    expect([busy, await newDeadlocks()]).toEqual([[], 0]);
  });
});
