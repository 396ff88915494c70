import { cookies } from '@heartwood/domain';
import { isLocale } from './locales';
import type { Locale } from './locales';

/**
 * Serialises a `Set-Cookie` value that keeps the choice for 365 days; `secure` where the site is served over
 * https.
 */
export function serializeLocaleCookie(locale: Locale, options: { readonly secure: boolean }): string {
  const { name, maxAge } = cookies.locale;
  const parts = [`${name}=${locale}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  return (options.secure ? [...parts, 'Secure'] : parts).join('; ');
}

/** Returns the locale in a `Cookie` header if it is supported. */
export function readLocaleCookie(header: string | null | undefined): Locale | undefined {
  const prefix = `${cookies.locale.name}=`;
  const value = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
  return isLocale(value) ? value : undefined;
}
