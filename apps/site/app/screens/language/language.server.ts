import { unwrap } from '@heartwood/api-client';
import { safeReturnPath } from '@heartwood/domain';
import { isLocale, localeQueryName, serializeLocaleCookie } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
import { textOf } from '../../session/form-fields.server';
import { pageAction } from '../../session/page.server';
import { urls } from '../../urls';

function withoutLanguage(path: string): string {
  const address = new URL(path, 'http://site');
  address.searchParams.delete(localeQueryName);
  return `${address.pathname}${address.search}${address.hash}`;
}

/** Keeps the chosen language in the cookie, a member's in the account too, and goes back to the page. */
export const action = pageAction(async ({ visit, api, form }) => {
  const language = textOf(form, 'language');
  const { locales } = await visit.settings();
  if (isLocale(language) && locales.includes(language)) {
    visit.setCookies([serializeLocaleCookie(language, { secure: visit.secure })]);
    if (visit.hasSession) await unwrap(api.PUT('/api/user.php', { body: { language } }));
  }
  throw redirect(withoutLanguage(safeReturnPath(textOf(form, 'to')) ?? urls.path('index')));
});

/** The address takes forms only. */
export async function loader(): Promise<never> {
  throw redirect(urls.path('index'));
}
