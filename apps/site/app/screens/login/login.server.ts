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

/** Who is logged in already is sent on by the guards; who just logged in and is not has a browser without cookies. */
export const loader = pageLoader(async ({ visit, url }) => ({
  figure: castOf((await visit.settings()).niche)[0],
  cookiesOff: url.searchParams.has(urls.enteredMark),
}));

/**
 * Gives the account the language that was chosen in this browser before the login. A member's own pages bring the
 * browser's choice in line with the account, so that an older one is none.
 */
async function keepChosenLanguage(visit: Visit): Promise<void> {
  const chosen = readLocaleCookie(visit.cookie);
  if (chosen === undefined) return;
  const { locales } = await visit.settings();
  if (!locales.includes(chosen)) return;
  await unwrap(visit.apiOfNewMember().PUT('/api/user.php', { body: { language: chosen } }));
}

/** Logs in and goes where the visitor was headed. */
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
