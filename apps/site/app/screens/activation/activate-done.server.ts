import { ApiError, unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { Visit } from '../../visit/visit.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { isLinkToken } from '../mail-link/link-token';
import { newSubmissionId, idempotencyParams } from '../mail-link/submission-key.server';

/** Data of the page of the activation mail: a button for the token, or the success. */
export interface ActivationData {
  readonly token: string | null;
  readonly submission: string;
  /** The figure pictured on the page. */
  readonly figure: PosterFigure;
}

/** Opening the link changes nothing: mail scanners open it too. */
export const loader = pageLoader(async ({ url, visit }): Promise<ActivationData> => {
  const token = url.searchParams.get('token');
  if (token !== null && !isLinkToken(token)) throw redirect(urls.path('activate-error'));
  return { token, submission: newSubmissionId(), figure: castOf((await visit.settings()).niche)[0] };
});

async function isConfirmed(visit: Visit): Promise<boolean> {
  const user = await visit.user();
  return user !== null && user.status !== 'not_confirmed';
}

/**
 * Confirms the address with the submitted token, and redirects to the outcome: success if it is already
 * confirmed.
 */
export const action = pageAction(async ({ api, form, visit }) => {
  const token = textOf(form, 'token');
  if (!isLinkToken(token)) throw redirect(urls.path('activate-error'));
  try {
    await unwrap(api.POST('/api/activate.php', { ...idempotencyParams(form, token), body: { token } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    if (!(await isConfirmed(visit))) throw redirect(urls.path('activate-error'));
  }
  throw redirect(urls.path('activate-done'));
});
