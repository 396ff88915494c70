import { createHash, randomUUID } from 'node:crypto';
import { textOf } from '../../forms/form-fields.server';

/** Marks one showing of a mailed link's page, so that its form may be sent twice and acts once. */
export function newPress(): string {
  return randomUUID();
}

/**
 * The parameters of the call that a mailed link's form makes. The page's script and the visitor may press at once: the
 * same showing of the page gets the same answer twice; the link opened again is another press.
 */
export function pressedOnce(form: FormData, ...sent: readonly string[]) {
  const press = textOf(form, 'press');
  if (press === '') return {};
  const key = createHash('sha256')
    .update([press, ...sent].join('\n'))
    .digest('hex');
  return { params: { header: { 'Idempotency-Key': key } } };
}
