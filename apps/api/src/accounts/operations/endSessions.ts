import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { closeOtherSessions } from '../../kernel/sessions/session-store';

/** Their push subscriptions are deleted by cascade, and their event streams end. */
export const endSessions = operation(
  'endSessions',
  { access: 'member', transaction: true },
  async ({ db, events, body, member, session, log }) => {
    if (body.id === undefined) {
      await closeOtherSessions({ db, events }, member.id, [member.sessionId]);
    } else {
      await db
        .deleteFrom('session')
        .where('id', '=', knownId(body.id))
        .where('account_id', '=', member.id)
        .returning('id')
        .executeTakeFirstOrThrow(() => new ApiError('not_found'));
      events.endWithSessions(member.id);
      if (body.id === member.sessionId) session.close();
    }
    log.warn({ security: 'sessions_ended' }, 'sessions ended');
    return { status: 204 };
  },
);
