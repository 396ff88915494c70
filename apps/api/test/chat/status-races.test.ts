import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { heldLike } from '../../src/likes/jobs/held-like';
import { revealSwipeLike } from '../../src/swipe/jobs/reveal-swipe-like';
import { engine, startApi, type TestApi } from '../support/api';
import { extent } from '../support/extent';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';
import { unconfirmed } from '../support/unconfirmed';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ durable: true });
});
afterAll(() => api.close());

const rounds = Array.from({ length: extent(200, 20) }, (_, index) => index);
const premium = { paid_user: true, credits: 50 };

/** Texts a member sent: acknowledged, delivered, and still waiting. */
async function fate(senderId: string, texts: readonly string[], statuses: readonly number[]) {
  const delivered = await api.db
    .selectFrom('message')
    .select('text')
    .where('sender_id', '=', senderId)
    .execute();
  const waiting = await api.db
    .selectFrom('waiting_message')
    .select('text')
    .where('sender_id', '=', senderId)
    .execute();
  return {
    acknowledged: texts.filter((_, index) => statuses[index] === 200),
    delivered: delivered.map(({ text }) => text).toSorted(),
    waiting: waiting.map(({ text }) => text),
  };
}

const texts = ['a', 'b', 'c', 'd'];

/** How often each member heard of a like by `byId`: notified of it, or with a job that will. */
async function newsOf(byId: string, members: readonly string[]): Promise<number[]> {
  const { rows: jobs } = await api.connection.run(
    `select data ->> 'accountId' as id from pgboss.job where name = $1 and data ->> 'byId' = $2`,
    [heldLike.name, byId],
  );
  const { rows: notified } = await api.connection.run(
    'select account_id as id from event where account_id = any($1::uuid[])',
    [members],
  );
  const heard = [...jobs, ...notified].map(({ id }) => id);
  return members.map((member) => heard.filter((id) => id === member).length);
}

describe.runIf(engine === 'postgres')('like given while its giver confirms the address', () => {
  test('notifies its recipient once', async () => {
    for (const round of rounds) {
      const others = await Promise.all(texts.map(async () => (await api.member()).id));
      const ann = await unconfirmed(api);
      const answers = await Promise.all([
        ...others.map((profile) => ann.browser.post('/api/like.php', { profile })),
        api.visitor().post('/api/activate.php', { token: ann.token }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect({ round, heard: await newsOf(ann.id, others) }).toEqual({ round, heard: Array(4).fill(1) });
    }
  });

  test('notifies its recipient once, given in the swipe game', async () => {
    for (const round of rounds) {
      const others = await Promise.all(texts.map(async () => (await api.member()).id));
      const ann = await unconfirmed(api);
      for (const profile of others) await ann.browser.post('/api/swipe.php', { profile, liked: true });
      const { rows } = await api.connection.run('delete from pgboss.job where name = $1 returning data', [
        revealSwipeLike.name,
      ]);
      const jobs = rows as { data: Parameters<typeof revealSwipeLike.run>[0] }[];
      const [activated] = await Promise.all([
        api.visitor().post('/api/activate.php', { token: ann.token }),
        ...jobs.map(({ data }) => revealSwipeLike.run(data, api.application.services)),
      ]);
      expect(activated.status).toBe(200);
      expect({ round, heard: await newsOf(ann.id, others) }).toEqual({ round, heard: Array(4).fill(1) });
    }
  });
});

describe.runIf(engine === 'postgres')('message sent during a status change', () => {
  test('is delivered once when its sender confirms the address at the same time', async () => {
    const ben = await api.member();
    for (const round of rounds) {
      const ann = await unconfirmed(api);
      const earlier = await send(ann.browser, ben.id, 'earlier');
      const [activated, ...answers] = await Promise.all([
        api.visitor().post('/api/activate.php', { token: ann.token }),
        ...texts.map((text) => send(ann.browser, ben.id, text)),
      ]);
      expect([earlier, activated, ...answers].map(({ status }) => status)).toEqual(Array(6).fill(200));
      const found = await fate(
        ann.id,
        ['earlier', ...texts],
        [earlier, ...answers].map(({ status }) => status),
      );
      expect({ round, ...found }).toEqual({
        round,
        acknowledged: ['earlier', ...texts],
        delivered: [...texts, 'earlier'],
        waiting: [],
      });
    }
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('is refused, or delivered and paid, when its sender deletes the account', async () => {
    const ben = await api.member();
    for (const round of rounds) {
      const ann = await api.member({ account: premium });
      const [left, ...answers] = await Promise.all([
        ann.browser.post('/api/account-deletion.php', { reason: 'pause', password: memberPassword }),
        ...texts.map((text) => send(ann.browser, ben.id, text)),
      ]);
      const statuses = answers.map(({ status }) => status);
      const { acknowledged, delivered, waiting } = await fate(ann.id, texts, statuses);
      expect({ round, left: left.status, delivered, waiting }).toEqual({
        round,
        left: 204,
        delivered: acknowledged,
        waiting: [],
      });
      expect(new Set([...statuses, 200, 403])).toEqual(new Set([200, 403]));
    }
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('is refused, or delivered first, when its recipient blocks the sender', async () => {
    for (const round of rounds) {
      const [ann, ben] = [await api.member({ account: premium }), await api.member()];
      await send(ann.browser, ben.id, 'before');
      const [blocked, ...answers] = await Promise.all([
        ben.browser.post('/api/block.php', { profile: ann.id }).then(async (answer) => {
          const { messages } = (await ben.browser.get('/api/chat.php', { query: { profile: ann.id } }))
            .body as {
            messages: unknown[];
          };
          return { status: answer.status, seen: messages.length };
        }),
        ...texts.map((text) => send(ann.browser, ben.id, text)),
      ]);
      const sent = answers.filter(({ status }) => status === 200).length;
      const statuses = answers.map(({ status }) => status);
      expect({ round, ...blocked }).toEqual({ round, status: 204, seen: sent + 1 });
      expect(new Set([...statuses, 200, 403])).toEqual(new Set([200, 403]));
    }
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });
});
