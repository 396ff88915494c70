import { ApiError, unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { pageAction, pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { isLinkToken } from '../mail-link/link-token';
import { newSubmissionId, idempotencyParams } from '../mail-link/submission-key.server';
import { readGoodbye } from './goodbye.server';
import type { Goodbye } from './goodbye.server';

/**
 * `deleted` confirms the deletion, `ready` can reactivate the account, `back` and `failed` are the outcomes.
 */
export type DeletedState = 'deleted' | 'ready' | 'back' | 'failed';

/** Data of the page of a deleted account. */
export interface DeletedData {
  readonly state: DeletedState;
  /** The token of the mailed link if the state is `ready`. */
  readonly token: string | null;
  readonly submission: string;
  /** The goodbye shown right after a deletion. */
  readonly goodbye: Goodbye | null;
  /** The figure pictured on the page. */
  readonly figure: PosterFigure;
}

function stateOf(query: URLSearchParams): DeletedState {
  const token = query.get('token');
  if (token !== null) return isLinkToken(token) ? 'ready' : 'failed';
  if (query.has('back')) return 'back';
  return query.has('failed') ? 'failed' : 'deleted';
}

/** Opening the link changes nothing: mail scanners open it too. */
export const loader = pageLoader(async ({ url, visit }): Promise<DeletedData> => {
  const state = stateOf(url.searchParams);
  return {
    state,
    token: state === 'ready' ? url.searchParams.get('token') : null,
    submission: newSubmissionId(),
    goodbye: state === 'deleted' ? readGoodbye(visit.cookie) : null,
    figure: castOf((await visit.settings()).niche)[0],
  };
});

/** Reactivates the account with the submitted token, and redirects to the outcome. */
export const action = pageAction(async ({ api, form }) => {
  const token = textOf(form, 'token');
  if (!isLinkToken(token)) throw redirect(urls.reactivationFailed);
  try {
    await unwrap(api.POST('/api/reactivate.php', { ...idempotencyParams(form, token), body: { token } }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_invalid_or_expired')
      throw redirect(urls.reactivationFailed);
    throw error;
  }
  throw redirect(urls.accountBack);
});
