import { unwrap } from '@heartwood/api-client';
import { readLocaleCookie } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import type { Visit } from '../../visit/visit.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { textOf } from '../../forms/form-fields.server';

/**
 * Logged-in visitors are redirected by the guards; who just logged in and still isn't has cookies disabled.
 */
export const loader = pageLoader(async ({ visit, url }) => ({
  figure: castOf((await visit.settings()).niche)[0],
  cookiesOff: url.searchParams.has(urls.enteredMark),
}));

/**
 * Stores the language that was chosen in this browser before the login in the account. A member's own pages
 * sync the browser's choice with the account, so an older choice doesn't count.
 */
async function keepChosenLanguage(visit: Visit): Promise<void> {
  const chosen = readLocaleCookie(visit.cookie);
  if (chosen === undefined) return;
  const { locales } = await visit.settings();
  if (!locales.includes(chosen)) return;
  await unwrap(visit.apiOfNewMember().PUT('/api/user.php', { body: { language: chosen } }));
}

/** Logs in and redirects to where the visitor was headed. */
export const action = formAction({
  read: ({ form }) => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') }),
  check: missingFields,
  keep: ({ email }) => ({ email }),
  send: async (body, { visit, api, url }): Promise<never> => {
    await unwrap(api.POST('/api/user.php', { body }));
    await keepChosenLanguage(visit).catch(visit.report);
    throw redirect(urls.entered(urls.afterLogin(url.searchParams.get('to')), visit.cookie !== undefined));
  },
});
