import { operation } from '../../kernel/operation';

export const postLogout = operation(
  'postLogout',
  { access: 'public', withoutIdempotencyKey: true, uncounted: true },
  async ({ session }) => {
    session.close();
    return { status: 204 };
  },
);
