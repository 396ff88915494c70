import { ApiError, unwrap } from '@heartwood/api-client';
import { safeReturnPath } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import { pageAction } from '../visit/page.server';
import { urls } from '../urls';

/** Keeps that the member accepted the version that was shown. Goes back to the page, which asks for a newer one itself. */
export const action = pageAction(async ({ api, form }) => {
  try {
    await unwrap(api.PUT('/api/user.php', { body: { terms_version: textOf(form, 'version') } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
  }
  throw redirect(safeReturnPath(textOf(form, 'to')) ?? urls.path('members'));
});

/** The address takes forms only. */
export async function loader(): Promise<never> {
  throw redirect(urls.path('index'));
}
