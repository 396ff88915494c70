import { operation } from '../../kernel/operation';

export const getLogout = operation(
  'getLogout',
  { access: 'public', acts: true, keyless: true },
  async ({ session }) => {
    session.close();
    return { status: 204 };
  },
);
