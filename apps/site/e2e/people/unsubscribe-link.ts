import { createHmac } from 'node:crypto';

const secret = process.env.SESSION_SECRET ?? 'heartwood-demo-secret-not-for-production';

/** Returns the path of the unsubscribe link in the demo's mails to a member, for mails of some types. */
export function unsubscribePath(memberId: string, types: readonly string[]): string {
  const payload = Buffer.from(`${memberId}:${types.join(',')}`).toString('base64url');
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  const signature = createHmac('sha256', key).update(payload).digest('base64url');
  return `/notifications?token=${payload}.${signature}`;
}
