import { brandTime } from '../../kernel/brand-time';
import { operation } from '../../kernel/operation';
import { chatList } from '../chat-list';

export const getChats = operation(
  'getChats',
  { access: 'member', uncounted: true },
  async ({ db, query, member, brand, clock }) => ({
    status: 200,
    body: await chatList(
      db,
      { id: member.id, pool: brand.pool, ...brandTime(brand, clock.now()) },
      query.cursor,
    ),
  }),
);
