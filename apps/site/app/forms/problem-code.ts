import { ApiError } from '@heartwood/api-client';

/** Awaits an API call and returns its error code, if it failed. */
export async function problemCode(sent: Promise<unknown>): Promise<ApiError['code'] | undefined> {
  try {
    return (await sent) === false ? 'authentication_required' : undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
