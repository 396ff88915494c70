import { encodeCursor } from '@heartwood/domain';
import { sql } from 'kysely';
import { readListPlace } from '../../kernel/list-place';
import { operation } from '../../kernel/operation';

const pageSize = 100;

export const getBlocks = operation('getBlocks', { access: 'member' }, async ({ db, member, query }) => {
  const after = readListPlace(query.cursor);
  const rows = await db
    .selectFrom('block')
    .innerJoin('profile', 'profile.id', 'block.blocked_id')
    .select(['profile.id', 'profile.name', 'profile.status', 'profile.fictional', 'block.created_at'])
    .where('block.blocker_id', '=', member.id)
    .$if(after !== null, (blocks) =>
      blocks.where(sql<boolean>`(block.created_at, block.blocked_id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked_id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const blocks = page.map(({ id, name, status, fictional, created_at }) => ({
    id,
    name: status === 'active' ? name : null,
    fictional,
    created: created_at.toISOString(),
  }));
  const next_cursor = last ? encodeCursor([last.created_at.toISOString(), last.id]) : null;
  return { status: 200, body: { blocks, next_cursor } };
});
