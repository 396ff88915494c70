import { ApiError, unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { isLinkToken } from '../mail-link/link-token';
import { newSubmissionId, idempotencyParams } from '../mail-link/submission-key.server';

/** `ready` waits for the click that activates the address, `done` and `failed` are the outcomes. */
export type MailChangeState = 'ready' | 'done' | 'failed';

/** Data of the page behind the mail about a new address. */
export interface MailChangeData {
  readonly state: MailChangeState;
  /** The token of the mailed link if the state is `ready`. */
  readonly token: string | null;
  readonly submission: string;
  /** The figure pictured on the page. */
  readonly figure: PosterFigure;
}

/** Opening the link changes nothing: mail scanners open it too. */
export const loader = pageLoader(async ({ url, visit }): Promise<MailChangeData> => {
  const token = url.searchParams.get('token');
  const ready = isLinkToken(token);
  const done = url.searchParams.has('done');
  return {
    state: ready ? 'ready' : done ? 'done' : 'failed',
    token: ready ? token : null,
    submission: newSubmissionId(),
    figure: castOf((await visit.settings()).niche)[0],
  };
});

/** Activates the new address with the submitted token, and redirects to the outcome. */
export const action = formAction({
  read: ({ form }) => {
    const token = textOf(form, 'token');
    if (!isLinkToken(token)) throw redirect(urls.mailChangeFailed);
    return { token };
  },
  keep: () => null,
  send: async ({ token }, { api, form }): Promise<never> => {
    try {
      await unwrap(api.POST('/api/mail-change.php', { ...idempotencyParams(form, token), body: { token } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_invalid_or_expired')
        throw redirect(urls.mailChangeFailed);
      throw error;
    }
    throw redirect(urls.mailChanged);
  },
});
