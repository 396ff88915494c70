import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { Environment } from '../kernel/environment';
import { isRealProduction } from '../kernel/production';
import { smsOutbox } from './demo-outbox';
import { elksSms } from './elks';
import type { SmsPort } from './sms-port';

/**
 * The gateway of SMS_URL; without it the demo's outbox, and in production none, so that direct debit isn't
 * offered.
 */
export function openSms(environment: Environment, db: Db, clock: Clock): SmsPort | null {
  const { SMS_URL: url, SMS_TOKEN: token } = environment;
  if (url && token) return elksSms(url, token);
  return isRealProduction(environment) ? null : smsOutbox(db, clock);
}
