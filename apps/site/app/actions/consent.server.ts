import { redirect } from '@remix-run/node';
import { consentAnswers, consentField } from '../consent/answers';
import { consentCookie, tagsOf } from '../consent/consent.server';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { returnPath } from './forms-only.server';

export { formsOnly as loader } from './forms-only.server';

/** Keeps the answer about scripts of others; whatever isn't a yes is a no. Goes back to the page. */
export const action = pageAction(async ({ visit, form }) => {
  const answer = textOf(form, consentField) === consentAnswers.accept ? 'accept' : 'refuse';
  const tags = tagsOf(await visit.settings());
  visit.setCookies([consentCookie(answer, tags, { secure: visit.secure })]);
  throw redirect(returnPath(form));
});
