import { createHash } from 'node:crypto';
import type { PushPort } from './push-port';

const timeoutMilliseconds = 5000;
/** How long a push service keeps an undelivered notice. */
const keptSeconds = 24 * 3600;
const gone = new Set([404, 410]);

/**
 * Sends through the browsers' push services, encrypted per browser (RFC 8291) and signed with the VAPID keys.
 */
export function webPush(vapidDetails: { subject: string; publicKey: string; privateKey: string }): PushPort {
  return {
    publicKey: vapidDetails.publicKey,
    async send({ endpoint, p256dh, auth }, notice) {
      const { default: sender } = await import('web-push');
      const { method, headers, body } = sender.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        {
          vapidDetails,
          TTL: keptSeconds,
          urgency: 'high',
          topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
        },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await answer.body?.cancel();
      if (gone.has(answer.status)) return 'gone';
      if (!answer.ok) throw new Error(`the push service ${new URL(endpoint).host} answered ${answer.status}`);
      return 'sent';
    },
  };
}
