import { cookies, safeReturnPath } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { urls } from '../urls';

/** Keeps that the visitor passed the warning, with the time, where no script runs. Goes back to the page. */
export const action = pageAction(async ({ visit, form }) => {
  const { name, maxAge } = cookies.entry;
  const secure = visit.secure ? '; Secure' : '';
  visit.setCookies([`${name}=${Date.now()}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`]);
  throw redirect(safeReturnPath(textOf(form, 'to')) ?? urls.path('index'));
});

/** The address takes forms only. */
export async function loader(): Promise<never> {
  throw redirect(urls.path('index'));
}
