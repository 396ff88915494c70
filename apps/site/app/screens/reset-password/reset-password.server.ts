import { ApiError, unwrap } from '@heartwood/api-client';
import { data } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { fieldProblem, problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import { castOf } from '../../people/cast';

/** Who keeps company on the page, and whether the brand tells who has an account. */
export const loader = pageLoader(async ({ visit }) => {
  const { niche, account_disclosure } = await visit.settings();
  return { figure: castOf(niche)[0], tellsAccounts: account_disclosure === 'explicit' };
});

/** What became of the wish for a mail: sent where there is no problem. */
export interface AskAnswer {
  readonly email: string;
  readonly problem?: FormProblem;
}

/** Asks for the mail with the link to a new password. */
export const action = pageAction(async ({ api, form }) => {
  const email = textOf(form, 'email').trim();
  if (!email) return data<AskAnswer>({ email, problem: fieldProblem({ email: 'required' }) }, 422);
  try {
    await unwrap(api.POST('/api/reset-password.php', { body: { email } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<AskAnswer>({ email, problem: problemOf(error) }, error.statusCode);
  }
  return data<AskAnswer>({ email });
});
