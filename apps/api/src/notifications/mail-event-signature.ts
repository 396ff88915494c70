import { createHmac } from 'node:crypto';
import { ApiError } from '../kernel/api-error';
import { isSame } from '../kernel/secrets';
import type { Services } from '../services';

const longestSeconds = 5 * 60;

/** The signature by the mail provider, over the Unix time in seconds and the body's bytes. */
export function mailEventSignature(secret: string, seconds: number, body: Uint8Array): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/**
 * Rejects calls of the mail provider's hook whose X-Signature is invalid or outdated; all calls if no secret
 * is configured.
 * @throws ApiError forbidden
 */
export function checkMailEvent(
  { environment, clock }: Pick<Services, 'environment' | 'clock'>,
  headers: Headers,
  body: Uint8Array,
): void {
  const secret = environment.MAIL_EVENT_SECRET;
  const given = headers.get('x-signature') ?? '';
  const seconds = Number(/^t=(\d{1,12}),/.exec(given)?.[1]);
  const age = Math.abs(clock.now().getTime() / 1000 - seconds);
  if (!secret || !(age <= longestSeconds) || !isSame(given, mailEventSignature(secret, seconds, body)))
    throw new ApiError('forbidden', { message: 'The signature is not right, or too old.' });
}
