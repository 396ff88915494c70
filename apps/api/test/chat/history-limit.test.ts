import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { chat_history_limit: 3 } });
});
afterAll(() => api.close());

test('a conversation returns only as many of its newest messages as the brand keeps, on every page', async () => {
  const [me, other] = [await api.member({ account: { paid_user: true, credits: 10 } }), await api.member()];
  for (const text of ['one', 'two', 'three', 'four', 'five']) await send(me.browser, other.id, text);
  const page = async (query: Record<string, number>) => {
    const { body } = await other.browser.get('/api/chat.php', { query: { profile: me.id, ...query } });
    const { messages, has_more } = body as { messages: { text: string; seq: number }[]; has_more: boolean };
    return [messages.map(({ text }) => text), has_more];
  };
  expect(await page({})).toEqual([['three', 'four', 'five'], false]);
  expect(await page({ limit: 2 })).toEqual([['four', 'five'], true]);
  expect(await page({ limit: 2, before: 4 })).toEqual([['three'], false]);
  expect(await page({ before: 3 })).toEqual([[], false]);
});
