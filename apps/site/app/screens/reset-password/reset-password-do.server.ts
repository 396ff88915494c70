import { unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { isLinkToken } from '../mail-link/link-token';
import { newSubmissionId, idempotencyParams } from '../mail-link/submission-key.server';
import { newPasswordProblem } from './new-password';

/** Data of the page of the reset mail: the form for the token, the success, or an invalid link. */
export interface NewPasswordData {
  readonly token: string | null;
  readonly submission: string;
  readonly done: boolean;
  /** The figure pictured on the page. */
  readonly figure: PosterFigure;
}

function tokenOf(url: URL): string | null {
  const token = url.searchParams.get('token');
  return isLinkToken(token) ? token : null;
}

/** Opening the link changes nothing: mail scanners open it too. */
export const loader = pageLoader(async ({ url, visit }): Promise<NewPasswordData> => {
  return {
    token: tokenOf(url),
    submission: newSubmissionId(),
    done: url.searchParams.has('done'),
    figure: castOf((await visit.settings()).niche)[0],
  };
});

/** Sets the new password with the address's token, and redirects to the outcome. */
export const action = formAction({
  read: ({ form, url }) => {
    const token = tokenOf(url);
    if (token === null) throw redirect(urls.path('reset-password-do'));
    return { token, password: textOf(form, 'password'), repeat: textOf(form, 'repeat') };
  },
  check: ({ password, repeat }) => newPasswordProblem(password, repeat),
  keep: () => null,
  send: async ({ token, password }, { api, form }): Promise<never> => {
    const key = idempotencyParams(form, token, password);
    await unwrap(api.PUT('/api/reset-password.php', { ...key, body: { token, password } }));
    throw redirect(urls.passwordSet);
  },
});
