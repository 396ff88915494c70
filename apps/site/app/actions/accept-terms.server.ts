import { ApiError, unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { urls } from '../urls';
import { returnPath } from './forms-only.server';

export { formsOnly as loader } from './forms-only.server';

/**
 * Stores that the member accepted the version shown. Redirects to the page, which asks for a newer version
 * itself.
 */
export const action = pageAction(async ({ api, form }) => {
  try {
    await unwrap(api.PUT('/api/user.php', { body: { terms_version: textOf(form, 'version') } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
  }
  throw redirect(returnPath(form, urls.path('members')));
});
