import { operation } from '../../kernel/operation';
import { browserName } from '../../kernel/sessions/browser-name';

export const getSessions = operation('getSessions', { access: 'member' }, async ({ db, member, clock }) => {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', member.id)
    .where('expires_at', '>', clock.now())
    .orderBy(({ eb }) => eb('id', '=', member.sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
    id,
    current: id === member.sessionId,
    ...browserName(user_agent),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return { status: 200, body: { sessions } };
});
