import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../session/browser-api';
import { problemOf } from '../session/form-problem';
import type { FormProblem } from '../session/form-problem';

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
