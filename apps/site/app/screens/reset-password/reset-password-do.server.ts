import { ApiError, unwrap } from '@heartwood/api-client';
import type { PosterFigure } from '@heartwood/ui';
import { data, redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { isLinkToken } from '../mail-link/link-token';
import { newPress, pressedOnce } from '../mail-link/press.server';
import { newPasswordProblem } from './new-password';

/** What the page of the reset mail shows: the form for the token, that all is done, or that the link is no good. */
export interface NewPasswordData {
  readonly token: string | null;
  readonly press: string;
  readonly done: boolean;
  /** Who keeps company on the page. */
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
    press: newPress(),
    done: url.searchParams.has('done'),
    figure: castOf((await visit.settings()).niche)[0],
  };
});

/** What the page gets back when no password was set. */
export interface NewPasswordAnswer {
  readonly problem: FormProblem;
}

/** Sets the new password with the token of the address, and leads to the outcome. */
export const action = pageAction(async ({ api, form, url }) => {
  const token = tokenOf(url);
  if (token === null) throw redirect(urls.path('reset-password-do'));
  const password = textOf(form, 'password');
  const problem = newPasswordProblem(password, textOf(form, 'repeat'));
  if (problem) return data<NewPasswordAnswer>({ problem }, 422);
  try {
    await unwrap(
      api.PUT('/api/reset-password.php', {
        ...pressedOnce(form, token, password),
        body: { token, password },
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<NewPasswordAnswer>({ problem: problemOf(error) }, error.statusCode);
  }
  throw redirect(urls.passwordSet);
});
