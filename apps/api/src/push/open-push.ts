import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { Environment } from '../kernel/environment';
import { demoOutbox } from './demo-outbox';
import type { PushPort } from './push-port';
import { webPush } from './web-push';

/** The push services if the VAPID keys are set, else the demo's outbox. */
export function openPush(environment: Environment, db: Db, clock: Clock): PushPort {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  if (subject && publicKey && privateKey) return webPush({ subject, publicKey, privateKey });
  return demoOutbox(db, clock, environment.SESSION_SECRET);
}
