import { operation } from '../../kernel/operation';

export const getBlocks = operation('getBlocks', { access: 'member' }, async ({ db, member }) => {
  const rows = await db
    .selectFrom('block')
    .innerJoin('profile', 'profile.id', 'block.blocked_id')
    .select(['profile.id', 'profile.name', 'profile.status', 'profile.fictional', 'block.created_at'])
    .where('block.blocker_id', '=', member.id)
    .orderBy('block.created_at', 'desc')
    .orderBy('profile.id')
    .execute();
  const blocks = rows.map(({ id, name, status, fictional, created_at }) => ({
    id,
    name: status === 'active' ? name : null,
    fictional,
    created: created_at.toISOString(),
  }));
  return { status: 200, body: { blocks } };
});
