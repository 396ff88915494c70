import { ApiError, unwrap } from '@heartwood/api-client';
import { data, redirect } from '@remix-run/node';
import { fieldProblem, problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { textOf } from '../../forms/form-fields.server';

/** Who is logged in already is sent on by the guards; who just logged in and is not has a browser without cookies. */
export const loader = pageLoader(async ({ visit, url }) => ({
  figure: castOf((await visit.settings()).niche)[0],
  cookiesOff: url.searchParams.has(urls.enteredMark),
}));

/** What the login page gets back when nobody was logged in. */
export interface LoginAnswer {
  readonly problem: FormProblem;
  readonly email: string;
}

function missing(email: string, password: string): FormProblem | undefined {
  const fields = {
    ...(email ? {} : { email: 'required' as const }),
    ...(password ? {} : { password: 'required' as const }),
  };
  return Object.keys(fields).length > 0 ? fieldProblem(fields) : undefined;
}

/** Logs in and goes where the visitor was headed. */
export const action = pageAction(async ({ visit, api, form, url }) => {
  const email = textOf(form, 'email').trim();
  const password = textOf(form, 'password');
  const incomplete = missing(email, password);
  if (incomplete) return data<LoginAnswer>({ problem: incomplete, email }, 422);
  try {
    await unwrap(api.POST('/api/user.php', { body: { email, password } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<LoginAnswer>({ problem: problemOf(error), email }, error.statusCode);
  }
  throw redirect(urls.entered(urls.afterLogin(url.searchParams.get('to')), visit.cookie !== undefined));
});
