import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { pageAction } from '../visit/page.server';
import { urls } from '../urls';

export { formsOnly as loader } from './forms-only.server';

/** Ends the session and redirects to the first page. */
export const action = pageAction(async ({ api }) => {
  await unwrap(api.GET('/api/logout.php'));
  throw redirect(urls.path('index'));
});
