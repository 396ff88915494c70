import { noticeFits } from './notices';
import { routes } from './routes';
import type { RouteName } from './routes';

/** The date of the terms when the company entry isn't newer. */
export const defaultTermsVersion = '2023-12-01T12:00:00.000Z';

/** The version of the terms: the default date, or the day the company was added where that is later. */
export function termsVersion(companyAdded?: string | null): string {
  const added = companyAdded ? Date.parse(companyAdded) : Number.NaN;
  return added > Date.parse(defaultTermsVersion) ? new Date(added).toISOString() : defaultTermsVersion;
}

/**
 * Whether members are asked on a page to accept newer terms: on theirs, but never on the way to the settings, where an
 * account is deleted, nor before the result of a payment.
 */
export function asksForTerms(route: RouteName): boolean {
  return routes[route].access !== 'public' && noticeFits('terms', route);
}
