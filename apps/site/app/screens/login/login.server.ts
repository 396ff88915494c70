import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { textOf } from '../../forms/form-fields.server';

/** Who is logged in already is sent on by the guards; who just logged in and is not has a browser without cookies. */
export const loader = pageLoader(async ({ visit, url }) => ({
  figure: castOf((await visit.settings()).niche)[0],
  cookiesOff: url.searchParams.has(urls.enteredMark),
}));

/** Logs in and goes where the visitor was headed. */
export const action = formAction({
  read: ({ form }) => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') }),
  check: missingFields,
  keep: ({ email }) => ({ email }),
  send: async (body, { visit, api, url }): Promise<never> => {
    await unwrap(api.POST('/api/user.php', { body }));
    throw redirect(urls.entered(urls.afterLogin(url.searchParams.get('to')), visit.cookie !== undefined));
  },
});
