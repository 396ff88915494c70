import { subtle } from 'node:crypto';
import { isIdempotencyKey } from '@heartwood/domain';
import type { Db } from '../database/connection';
import { ApiError, invalidFields } from './api-error';
import type { PlainAnswer } from './operation';
import { keyedHash } from './secrets';
import type { SignIn } from './sessions/member';

/** A request that may come again under the same key. */
export interface KeyedRequest {
  /** Whose key it is, and for which operation. */
  scope: string;
  key: string;
  /** Keyed hash of what was asked. */
  requestHash: string;
}

/** What the first answer was. */
export interface KeptAnswer {
  answer: PlainAnswer;
  /** The session that the answer opened. */
  signedIn: SignIn | null;
}

/** The key of a request's header; null without one. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) throw invalidFields({ 'Idempotency-Key': 'invalid' });
  return key;
}

/** Hashes what a request asks, with the secret, since bodies hold passwords; a file away from the event loop. */
export async function hashRequest(secret: string, ...parts: (string | Uint8Array)[]): Promise<string> {
  const texts = parts.map(async (part) =>
    typeof part === 'string' ? part : Buffer.from(await subtle.digest('SHA-256', part)).toString('hex'),
  );
  return keyedHash(secret, (await Promise.all(texts)).join('\n'));
}

/** The answer that is kept under a key; null where there is none yet. Another request under the same key is refused. */
export async function findKept(
  db: Db,
  { scope, key, requestHash }: KeyedRequest,
): Promise<KeptAnswer | null> {
  const kept = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'body', 'signed_in_id', 'signed_in_hash'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!kept) return null;
  if (kept.request_hash !== requestHash) {
    throw new ApiError('idempotency_key_reused', { message: 'This key came with another request before.' });
  }
  return {
    answer: { status: kept.status ?? 500, ...(kept.body !== null && { body: kept.body }) },
    signedIn:
      kept.signed_in_id === null
        ? null
        : { accountId: kept.signed_in_id, passwordHash: kept.signed_in_hash ?? '' },
  };
}

/**
 * Takes the key within the transaction of the mutation, or gives the answer kept under it. A parallel request with the
 * same key waits here until the first has committed. An error keeps nothing: it changed nothing and is found again.
 */
export async function takeKey(db: Db, request: KeyedRequest, now: Date): Promise<KeptAnswer | null> {
  const { scope, key, requestHash } = request;
  const taken = await db
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken ? null : findKept(db, request);
}

/** Keeps the answer under its key, in the transaction of what it tells. */
export async function keepAnswer(
  db: Db,
  { scope, key }: KeyedRequest,
  { answer: { status, body }, signedIn }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({
      status,
      body: body === undefined ? null : JSON.stringify(body),
      signed_in_id: signedIn?.accountId ?? null,
      signed_in_hash: signedIn?.passwordHash ?? null,
    })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
