import { operation } from '../../kernel/operation';
import { logOut } from '../log-out';

export const getLogout = operation(
  'getLogout',
  { access: 'public', changesState: true, withoutIdempotencyKey: true, uncounted: true },
  logOut,
);
