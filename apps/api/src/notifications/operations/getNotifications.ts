import { operation } from '../../kernel/operation';
import { readNotifications } from '../notifications-json';

export const getNotifications = operation(
  'getNotifications',
  { access: 'member' },
  async ({ db, member }) => ({ status: 200, body: await readNotifications(db, member.id) }),
);
