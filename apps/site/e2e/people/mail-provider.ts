import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { mailEventSecret } from '../environment/mail-event-secret';

interface MailEvent {
  readonly type: 'bounce' | 'complaint' | 'unsubscribe';
  readonly email: string;
}

/**
 * Reports a mail's delivery status to a brand's site, signed like the mail provider; returns the response's
 * status.
 */
export async function reportMailEvent(
  request: APIRequestContext,
  origin: string,
  event: MailEvent,
): Promise<number> {
  const { host, port } = new URL(origin);
  const body = JSON.stringify({ events: [{ ...event, permanent: true }] });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', mailEventSecret).update(`${seconds}.${body}`).digest('hex');
  const headers = { host, 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${signature}` };
  const answer = await request.post(`http://127.0.0.1:${port}/api/mail-event.php`, { headers, data: body });
  return answer.status();
}
