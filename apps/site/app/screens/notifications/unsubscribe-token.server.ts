import { notificationTypes } from '@heartwood/domain';
import type { NotificationType } from '@heartwood/domain';

const tokenForm = /^[A-Za-z0-9_-]{1,300}\.[A-Za-z0-9_-]{1,90}$/;

/** Whether a text can be the token of a mail's unsubscription link. */
export function isUnsubscribeToken(text: string): boolean {
  return tokenForm.test(text);
}

/** The mails that a token turns off, for the page to name them; only the API knows whether the token holds. */
export function typesOfToken(token: string): NotificationType[] {
  const [payload = ''] = token.split('.');
  const [, names = ''] = Buffer.from(payload, 'base64url').toString().split(':');
  const named = names.split(',');
  return notificationTypes.filter((type) => named.includes(type));
}
