import { operation } from '../../kernel/operation';
import { logOut } from '../log-out';

export const postLogout = operation(
  'postLogout',
  { access: 'public', withoutIdempotencyKey: true, uncounted: true },
  logOut,
);
