import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
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
