import { unwrap } from '@heartwood/api-client';
import { isLocale, localeQueryName, serializeLocaleCookie } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
import { countryCookie } from '../visit/chosen-country';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { returnPath } from './forms-only.server';

export { formsOnly as loader } from './forms-only.server';

function withoutLanguage(path: string): string {
  const address = new URL(path, 'http://site');
  address.searchParams.delete(localeQueryName);
  return `${address.pathname}${address.search}${address.hash}`;
}

/**
 * Stores the chosen language in a cookie, and in a member's account; stores the chosen country in a cookie,
 * or deletes it if the field is empty. Redirects to the page.
 */
export const action = pageAction(async ({ visit, api, form }) => {
  const language = textOf(form, 'language');
  const country = textOf(form, 'country');
  const { locales, countries } = await visit.settings();
  if (isLocale(language) && locales.includes(language)) {
    visit.setCookies([serializeLocaleCookie(language, { secure: visit.secure })]);
    if (await visit.user()) await unwrap(api.PUT('/api/user.php', { body: { language } }));
  }
  if (form.has('country') && (country === '' || countries.some((served) => served === country))) {
    visit.setCookies([countryCookie(country || null, { secure: visit.secure })]);
  }
  throw redirect(withoutLanguage(returnPath(form)));
});
