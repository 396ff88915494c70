import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { subscribe } from '../../push/subscribe';
import { logIn } from '../log-in';

export const postUser = operation(
  'postUser',
  { access: 'public', withoutIdempotencyKey: true },
  async (context) => {
    const { body, query, client, services } = context;
    const isPush = query.push === 1;
    if ('endpoint' in body) {
      if (!isPush) throw invalidFields({ email: 'required', password: 'required' });
      await subscribe(context, body);
      return { status: 204 };
    }
    if (isPush) throw invalidFields({ endpoint: 'required', keys: 'required' });
    await services.limits.consume('login-address', client.limitKey);
    return { status: 200, body: { user: await logIn(context, body) } };
  },
);
