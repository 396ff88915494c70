import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../../session/browser-api';
import { problemOf } from '../../session/form-problem';
import type { SendOutcome } from './outbox-runner';

/** Sends a message from the browser; a session that is over counts as unavailable, so that the text is kept. */
export async function sendMessage(
  profile: string,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<SendOutcome> {
  try {
    const answer = await unwrap(
      browserApi().POST('/api/chat.php', {
        params: { header: { 'Idempotency-Key': key } },
        body: { profile, type: 'text', text },
      }),
    );
    if (answer) return { ok: true, answer };
    return { ok: false, problem: { code: 'authentication_required', fields: {}, data: {} } };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, problem: problemOf(error) };
    throw error;
  }
}
