import { ApiError } from '../kernel/api-error';
import type { Limits } from '../kernel/limits/limits';
import { hashSecret } from '../kernel/secrets';

/**
 * Counts a wish for a reset mail to an address, whether an account has it or not. Throws `too_many_requests` with the
 * minutes when the hour's mails are sent, `too_many_reset_mails` when the day's are; what the hour refuses, the day
 * doesn't count.
 */
export async function countResetMail(limits: Limits, pool: string, emailKey: string): Promise<void> {
  const key = hashSecret(`${pool}:${emailKey}`);
  await limits.consume('reset-mail-hour', key);
  try {
    await limits.consume('reset-mail-day', key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError('too_many_reset_mails', { retryAfter: error.details.retryAfter });
  }
}
