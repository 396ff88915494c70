import { urls } from '../urls';

/** Query parameter that names the member the form is about. */
export const aboutParameter = 'about';

/** Address of the list of one's reports. */
export const reportsPath = urls.path('settings', { section: 'reports' });

/** Returns the address of the report form as a page, which is also its action. */
export function reportPath(profile: string): string {
  return urls.withQuery(reportsPath, { [aboutParameter]: profile });
}
