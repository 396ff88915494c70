import { notificationTypes } from '@heartwood/domain';
import type { NotificationType } from '@heartwood/domain';

const tokenForm = /^[A-Za-z0-9_-]{1,300}\.[A-Za-z0-9_-]{1,90}$/;

/** Whether a text has the form of a mail's unsubscribe token. */
export function isUnsubscribeToken(text: string): boolean {
  return tokenForm.test(text);
}

/** Returns the mails that a token turns off, for display; only the API can verify the token. */
export function typesOfToken(token: string): NotificationType[] {
  const [payload = ''] = token.split('.');
  const [, names = ''] = Buffer.from(payload, 'base64url').toString().split(':');
  const named = names.split(',');
  return notificationTypes.filter((type) => named.includes(type));
}
