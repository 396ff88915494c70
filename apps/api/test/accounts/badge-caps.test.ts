import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('counts of unread messages and new likes are capped at 100', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const sent = await send(ann.browser, ben.id, 'Hi');
  const { conversation } = sent.body as { conversation: string };
  const created_at = api.clock.now();
  const numbers = Array.from({ length: 149 }, (_, index) => index + 2);
  const common = { conversation_id: conversation, sender_id: ann.id, type: 'text' as const, created_at };
  await api.db
    .insertInto('message')
    .values(numbers.map((seq) => ({ ...common, seq, text: `number ${seq}`, gift: null, photo_id: null })))
    .execute();
  await api.db.updateTable('conversation').set({ last_seq: 150 }).where('id', '=', conversation).execute();
  for (let liked = 0; liked < 102; liked += 1) {
    const { id } = await api.member();
    await api.db
      .insertInto('liked')
      .values({ from_id: id, to_id: ben.id, pool: 'oak', created_at, shown_at: null })
      .execute();
  }
  const [user, chats] = [await ben.browser.get('/api/user.php'), await ben.browser.get('/api/chats.php')];
  expect([user.body, chats.body]).toMatchObject([
    { user: { num_unread_messages: 100, num_new_likes: 100 } },
    { chats: [{ conversation_id: conversation, num_unread_messages: 100 }] },
  ]);
  await ben.browser.put('/api/chat.php', { conversation, seq: 148 });
  expect((await ben.browser.get('/api/user.php')).body).toMatchObject({ user: { num_unread_messages: 2 } });
});
