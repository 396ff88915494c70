import { redirect } from '@remix-run/node';
import { consentAnswers, consentField } from '../consent/answers';
import { consentCookie, tagsOf } from '../consent/consent.server';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { returnPath } from './forms-only.server';

export { formsOnly as loader } from './forms-only.server';

/** Stores the answer about third-party scripts; anything but a yes counts as no. Redirects to the page. */
export const action = pageAction(async ({ visit, form }) => {
  const answer = textOf(form, consentField) === consentAnswers.accept ? 'accept' : 'refuse';
  const tags = tagsOf(await visit.settings());
  visit.setCookies([consentCookie(answer, tags, { secure: visit.secure })]);
  throw redirect(returnPath(form));
});
