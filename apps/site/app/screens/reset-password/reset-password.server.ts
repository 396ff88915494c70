import { unwrap } from '@heartwood/api-client';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import { castOf } from '../../people/cast';

/** Loads the figure pictured on the page, and whether the brand reveals who has an account. */
export const loader = pageLoader(async ({ visit }) => {
  const { niche, account_disclosure } = await visit.settings();
  return { figure: castOf(niche)[0], disclosesAccounts: account_disclosure === 'explicit' };
});

/** Requests the mail with the link to a new password. */
export const action = formAction({
  read: ({ form }) => ({ email: textOf(form, 'email').trim() }),
  check: missingFields,
  keep: (values) => values,
  send: async (body, { api }) => {
    await unwrap(api.POST('/api/reset-password.php', { body }));
    return true;
  },
});
