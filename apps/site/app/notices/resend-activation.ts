import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../member/browser-api';
import { problemOf } from '../forms/form-problem';
import type { FormProblem } from '../forms/form-problem';

/**
 * Requests another confirmation mail. Returns why it was not sent; nothing on success or without a session.
 */
export async function resendActivation(): Promise<FormProblem | undefined> {
  try {
    await unwrap(browserApi().POST('/api/activation-mail.php'));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error);
    throw error;
  }
}
