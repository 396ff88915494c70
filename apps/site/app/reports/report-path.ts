import { urls } from '../urls';

/** The part of the address that names whom the form is about. */
export const aboutParameter = 'about';

/** Where the list of one's reports stands. */
export const reportsPath = urls.path('settings', { section: 'reports' });

/** Where the form about a member stands as a page, and where it is sent. */
export function reportPath(profile: string): string {
  return urls.withQuery(reportsPath, { [aboutParameter]: profile });
}
