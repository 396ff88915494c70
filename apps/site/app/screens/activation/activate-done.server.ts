import { ApiError, unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { textOf } from '../../session/form-fields.server';
import { pageAction, pageLoader } from '../../session/page.server';
import { urls } from '../../urls';
import { castOf } from '../landing/cast';
import { isLinkToken } from '../mail-link/link-token';

/** What the page of the activation mail shows: a button for the token, or that all is done. */
export interface ActivationData {
  readonly token: string | null;
  /** Who keeps company on the page. */
  readonly figure: PosterFigure;
}

/** Opening the link changes nothing: mail scanners open it too. */
export const loader = pageLoader(async ({ url, visit }): Promise<ActivationData> => {
  const token = url.searchParams.get('token');
  if (token !== null && !isLinkToken(token)) throw redirect(urls.path('activate-error'));
  return { token, figure: castOf((await visit.settings()).niche)[0] };
});

/** Confirms the address with the token that was sent, and leads to the outcome. */
export const action = pageAction(async ({ api, form }) => {
  const token = textOf(form, 'token');
  if (!isLinkToken(token)) throw redirect(urls.path('activate-error'));
  try {
    await unwrap(api.POST('/api/activate.php', { body: { token } }));
  } catch (error) {
    if (error instanceof ApiError && error.statusCode < 500) throw redirect(urls.path('activate-error'));
    throw error;
  }
  throw redirect(urls.path('activate-done'));
});
