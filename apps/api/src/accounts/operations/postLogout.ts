import { operation } from '../../kernel/operation';

export const postLogout = operation(
  'postLogout',
  { access: 'public', keyless: true },
  async ({ session }) => {
    session.close();
    return { status: 204 };
  },
);
