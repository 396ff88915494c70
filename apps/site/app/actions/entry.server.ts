import { cookies } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { cookieText } from '../format/cookie';
import { pageAction } from '../visit/page.server';
import { returnPath } from './forms-only.server';

export { formsOnly as loader } from './forms-only.server';

/** Stores when the visitor passed the warning, for browsers without script. Redirects to the page. */
export const action = pageAction(async ({ visit, form }) => {
  const { name, maxAge } = cookies.entry;
  visit.setCookies([cookieText(name, String(Date.now()), { secure: visit.secure, maxAge })]);
  throw redirect(returnPath(form));
});
