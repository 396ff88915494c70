import { ApiError } from '@heartwood/api-client';

/** Waits for a call of the API and gives the code of what went wrong, if anything did. */
export async function problemCode(sent: Promise<unknown>): Promise<ApiError['code'] | undefined> {
  try {
    return (await sent) === false ? 'authentication_required' : undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
