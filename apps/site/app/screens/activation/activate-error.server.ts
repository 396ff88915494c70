import { ApiError, unwrap } from '@heartwood/api-client';
import { data } from '@remix-run/node';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import { castOf } from '../../people/cast';

/** Who keeps company on the page. */
export const loader = pageLoader(async ({ visit }) => ({
  figure: castOf((await visit.settings()).niche)[0],
}));

/** What became of the wish for a new mail. */
export interface ResendAnswer {
  readonly sent: boolean;
  readonly problem?: FormProblem;
}

/** Sends the activation mail once more. */
export const action = pageAction(async ({ api }) => {
  try {
    const sent = await unwrap(api.POST('/api/activation-mail.php'));
    return data<ResendAnswer>({ sent: sent !== false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<ResendAnswer>({ sent: false, problem: problemOf(error) }, error.statusCode);
  }
});
