import { ApiError, unwrap } from '@heartwood/api-client';
import { complaintReasons } from '@heartwood/domain';
import { data, redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { fieldProblem, problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { complaintFields as names } from './complaint-fields';

/** Who keeps company on the page, and a member's own address. */
export const loader = pageLoader(async ({ visit }) => {
  const [{ niche }, user] = await Promise.all([visit.settings(), visit.user()]);
  return { figure: castOf(niche)[2], email: user?.email };
});

/** What became of a complaint: sent where there is no problem. */
export interface ComplaintAnswer {
  readonly values: { readonly email: string; readonly reason: string; readonly text: string };
  readonly reference?: string;
  readonly problem?: FormProblem;
}

/** Sends the complaint; what a program filled in goes nowhere. */
export const action = pageAction(async ({ api, form }) => {
  if (textOf(form, names.trap)) throw redirect(urls.path('complaints'));
  const values = {
    email: textOf(form, names.email).trim(),
    reason: textOf(form, names.reason),
    text: textOf(form, names.text).trim(),
  };
  const missing = Object.entries(values).filter(([, value]) => !value);
  const reason = complaintReasons.find((known) => known === values.reason);
  if (missing.length > 0 || !reason) {
    const fields = Object.fromEntries(missing.map(([name]) => [name, 'required' as const]));
    const problem = fieldProblem(reason ? fields : { ...fields, reason: 'required' });
    return data<ComplaintAnswer>({ values, problem }, 422);
  }
  try {
    const body = { ...values, reason };
    const { reference } = await unwrap(api.POST('/api/complaints.php', { body }));
    return data<ComplaintAnswer>({ values, reference });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<ComplaintAnswer>({ values, problem: problemOf(error) }, error.statusCode);
  }
});
