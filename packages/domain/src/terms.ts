import { noticeFits } from './notices';
import { routes } from './routes';
import type { RouteName } from './routes';

/** The default date of the terms, unless the company was added later. */
export const defaultTermsVersion = '2023-12-01T12:00:00.000Z';

/** Returns the version of the terms: the default date, or the day the company was added if later. */
export function termsVersion(companyAdded?: string | null): string {
  const added = companyAdded ? Date.parse(companyAdded) : Number.NaN;
  return added > Date.parse(defaultTermsVersion) ? new Date(added).toISOString() : defaultTermsVersion;
}

/**
 * Whether a page asks members to accept newer terms: only member pages do, except on the way to the
 * settings, where an account is deleted, and before the result of a payment.
 */
export function asksForTerms(route: RouteName): boolean {
  return routes[route].access !== 'public' && noticeFits('terms', route);
}
