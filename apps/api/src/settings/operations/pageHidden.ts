import { operation } from '../../kernel/operation';

export const pageHidden = operation(
  'pageHidden',
  { access: 'public', uncounted: true, anyContentType: true, withoutIdempotencyKey: true },
  async () => ({ status: 204 }),
);
