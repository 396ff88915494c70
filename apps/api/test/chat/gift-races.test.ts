import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { folderStore } from '../../src/photos/flydrive-store';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { memberPassword } from '../support/members';
import { messageOf, sendGift, sendPhoto, threadOf } from '../support/send-gift';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  const photos = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-gift-races-')));
  api = await startApi({ durable: true, photos });
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 50 };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const refundsOf = (accountId: string) =>
  api.db
    .selectFrom('ledger')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'message_refund')
    .execute();

describe.runIf(engine === 'postgres')('parallel requests', () => {
  test('of fifty gifts of two credits on ten credits, five are sent', async () => {
    const [ann, ben] = [
      await api.member({ account: { ...premium, credits: 10 } }),
      await api.member({ account: premium }),
    ];
    const answers = await Promise.all(times(50).map(() => sendGift(ann.browser, ben.id, 'coffee')));
    expect([tally(answers), (await threadOf(ben.browser, ann.id)).length]).toEqual([{ 200: 5, 402: 45 }, 5]);
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('six sends of a photo with one idempotency key make one message and one debit', async () => {
    const [ann, ben] = [await api.member({ account: premium }), await api.member()];
    const answers = await Promise.all(times(6).map(() => sendPhoto(ann.browser, ben.id, { key: 'six' })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const photos = await api.db
      .selectFrom('chat_photo')
      .select('id')
      .where('account_id', '=', ann.id)
      .execute();
    expect([tally(answers), photos.length, (await threadOf(ben.browser, ann.id)).length]).toEqual([
      { 200: 6 },
      1,
      1,
    ]);
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('a photo is either accepted or declined, and refunded at most once', async () => {
    for (const round of times(10)) {
      const [ann, ben] = [await api.member({ account: premium }), await api.member()];
      const { id: message } = messageOf(await sendPhoto(ann.browser, ben.id));
      const answers = await Promise.all(
        times(8).map((index) =>
          ben.browser.put('/api/chat-photo.php', { message, accepted: index % 2 === round % 2 }),
        ),
      );
      const [shown] = await threadOf(ann.browser, ben.id);
      const declined = shown?.photo?.state === 'declined';
      expect({ round, answers: tally(answers), refunds: await refundsOf(ann.id) }).toEqual({
        round,
        answers: { 204: 4, 409: 4 },
        refunds: declined ? [{ amount: 2 }] : [],
      });
    }
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('gifts and photos of a member who deletes the account are refused, or delivered and paid', async () => {
    const ben = await api.member();
    for (const round of times(10)) {
      const ann = await api.member({ account: premium });
      const [left, ...answers] = await Promise.all([
        ann.browser.post('/api/account-deletion.php', { reason: 'pause', password: memberPassword }),
        ...times(3).map(() => sendGift(ann.browser, ben.id, 'coffee')),
        sendPhoto(ann.browser, ben.id),
      ]);
      const kept = await api.db.selectFrom('message').select('id').where('sender_id', '=', ann.id).execute();
      const sent = answers.filter(({ status }) => status === 200).map((answer) => messageOf(answer).id);
      const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
      expect({ round, left: left.status, kept: kept.map(({ id }) => id).toSorted() }).toEqual({
        round,
        left: 204,
        kept: sent.toSorted(),
      });
      expect(refused).toEqual(refused.map(() => 403));
    }
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('declining a photo during a block either refunds it or fails without a refund', async () => {
    for (const round of times(10)) {
      const [ann, ben] = [await api.member({ account: premium }), await api.member()];
      const { id: message } = messageOf(await sendPhoto(ann.browser, ben.id));
      const [declined, blocked] = await Promise.all([
        ben.browser.put('/api/chat-photo.php', { message, accepted: false }),
        ann.browser.post('/api/block.php', { profile: ben.id }),
      ]);
      const refunds = declined.status === 204 ? [{ amount: 2 }] : [];
      expect({ round, blocked: blocked.status, refunds: await refundsOf(ann.id) }).toEqual({
        round,
        blocked: 204,
        refunds,
      });
      expect([204, 403]).toContain(declined.status);
    }
  });
});
