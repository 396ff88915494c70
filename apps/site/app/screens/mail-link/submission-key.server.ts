import { createHash, randomUUID } from 'node:crypto';
import { textOf } from '../../forms/form-fields.server';

/** Returns an id for one view of a mailed link's page, so that submitting its form twice acts once. */
export function newSubmissionId(): string {
  return randomUUID();
}

/**
 * Returns the parameters of a mailed link's API call. Script and visitor may submit at once: one page view
 * gets the same answer twice; opening the link again is a new one.
 */
export function idempotencyParams(form: FormData, ...sent: readonly string[]) {
  const submission = textOf(form, 'submission');
  if (submission === '') return {};
  const key = createHash('sha256')
    .update([submission, ...sent].join('\n'))
    .digest('hex');
  return { params: { header: { 'Idempotency-Key': key } } };
}
