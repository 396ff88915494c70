import { createHmac } from 'node:crypto';
import { notificationTypes, type NotificationType } from '@heartwood/domain';
import { isId } from '../kernel/ids';
import { isSame } from '../kernel/secrets';

/** The member and types a link unsubscribes. */
export interface Unsubscription {
  accountId: string;
  types: readonly NotificationType[];
}

function sign(secret: string, payload: string): string {
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  return createHmac('sha256', key).update(payload).digest('base64url');
}

/** The token of a mail's unsubscribe link. It is signed, not stored, and never expires. */
export function unsubscribeToken(secret: string, { accountId, types }: Unsubscription): string {
  const payload = Buffer.from(`${accountId}:${types.join(',')}`).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** Parses a token; null unless its signature is valid. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | null {
  const [payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSame(signature, sign(secret, payload))) return null;
  const [accountId = '', names = ''] = Buffer.from(payload, 'base64url').toString().split(':');
  const types = notificationTypes.filter((type) => names.split(',').includes(type));
  return isId(accountId) && types.length > 0 ? { accountId, types } : null;
}
