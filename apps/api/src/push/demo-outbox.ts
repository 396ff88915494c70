import { createECDH, createHmac } from 'node:crypto';
import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { PushPort } from './push-port';

/** Derived from the secret, so that all processes share it across restarts and browsers stay subscribed. */
function publicKeyOf(secret: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHmac('sha256', secret).update('push').digest());
  return pair.getPublicKey('base64url');
}

/** Stores pushes in the database, where the sandbox's pages show them; the default of the demo. */
export function demoOutbox(db: Db, clock: Clock, secret: string): PushPort {
  return {
    publicKey: publicKeyOf(secret),
    async send({ endpoint }, notice) {
      await db
        .insertInto('outgoing_push')
        .values({ endpoint, payload: JSON.stringify(notice), created_at: clock.now() })
        .execute();
      return 'sent';
    },
  };
}
