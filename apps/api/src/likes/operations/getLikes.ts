import { brandTime } from '../../kernel/brand-time';
import { operation } from '../../kernel/operation';
import { likeLists } from '../like-lists';

export const getLikes = operation(
  'getLikes',
  { access: 'member', uncounted: true },
  async ({ db, query, member, brand, clock }) => ({
    status: 200,
    body: await likeLists(
      db,
      { id: member.id, pool: brand.pool, ...brandTime(brand, clock.now()) },
      query.cursor,
    ),
  }),
);
