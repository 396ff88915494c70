import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';

export const unlike = operation(
  'unlike',
  { access: 'member', transaction: true },
  async ({ db, body, member }) => {
    await db
      .deleteFrom('liked')
      .where('from_id', '=', member.id)
      .where('to_id', '=', knownId(body.profile))
      .execute();
    return { status: 200, body: { match: false } };
  },
);
