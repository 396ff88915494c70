import { operation } from '../../kernel/operation';

export const unsubscribePush = operation(
  'unsubscribePush',
  { access: 'member', transaction: true },
  async ({ db, body, member }) => {
    const own = db.selectFrom('session').select('id').where('account_id', '=', member.id);
    await db
      .deleteFrom('push_subscription')
      .where('endpoint', '=', body.endpoint)
      .where('session_id', 'in', own)
      .execute();
    return { status: 204 };
  },
);
