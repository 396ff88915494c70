import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../member/browser-api';
import { problemOf } from '../forms/form-problem';
import type { FormProblem } from '../forms/form-problem';

/** Asks for the confirming mail once more. Gives why it was not sent; nothing when it was, or nobody is logged in. */
export async function resendActivation(): Promise<FormProblem | undefined> {
  try {
    await unwrap(browserApi().POST('/api/activation-mail.php'));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error);
    throw error;
  }
}
