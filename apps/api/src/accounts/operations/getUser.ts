import { operation } from '../../kernel/operation';
import { userJson } from '../user-json';

export const getUser = operation('getUser', { access: 'public', uncounted: true }, async (context) => {
  const { member, db, brand, clock } = context;
  return { status: 200, body: { user: member && (await userJson(db, member, brand, clock.now())) } };
});
