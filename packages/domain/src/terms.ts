/** The date of the terms when the company entry isn't newer. */
export const defaultTermsVersion = '2023-12-01T12:00:00.000Z';

/** The version of the terms: the default date, or the day the company was added where that is later. */
export function termsVersion(companyAdded?: string | null): string {
  const added = companyAdded ? Date.parse(companyAdded) : Number.NaN;
  return added > Date.parse(defaultTermsVersion) ? new Date(added).toISOString() : defaultTermsVersion;
}
