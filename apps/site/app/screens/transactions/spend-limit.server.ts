import { unwrap } from '@heartwood/api-client';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { fieldProblem } from '../../forms/form-problem';
import { limitField, readLimit } from './spend-limit';

/** Sets the spending limit, or revokes a pending increase. */
export const limitAction = formAction({
  read: ({ form }) => ({ typed: textOf(form, limitField) }),
  check: ({ typed }) => {
    const { wrong } = readLimit(typed);
    return wrong === null ? undefined : fieldProblem({ [limitField]: wrong });
  },
  keep: ({ typed }) => ({ typed }),
  send: async ({ typed }, { api }) => {
    const { limit } = readLimit(typed);
    await unwrap(api.PUT('/api/user.php', { body: { spend_limit: limit } }));
    return { limit };
  },
});
