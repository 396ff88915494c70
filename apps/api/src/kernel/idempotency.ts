import { subtle } from 'node:crypto';
import { isIdempotencyKey } from '@heartwood/domain';
import type { Db } from '../database/connection';
import { ApiError, invalidFields } from './api-error';
import type { PlainAnswer } from './operation';
import { keyedHash } from './secrets';
import type { SignIn } from './sessions/member';

/** A request that may be retried under the same key. */
export interface KeyedRequest {
  /** The key's owner, and the operation it is for. */
  scope: string;
  key: string;
  /** Keyed hash of the request. */
  requestHash: string;
}

/** The stored first response. */
export interface KeptAnswer {
  answer: PlainAnswer;
  /** The session the response opened. */
  signedIn: SignIn | null;
}

/** The idempotency key in a request's header, or null. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) throw invalidFields({ 'Idempotency-Key': 'invalid' });
  return key;
}

/**
 * Hashes a request's content with the secret, since bodies contain passwords; files are hashed off the event
 * loop.
 */
export async function hashRequest(secret: string, ...parts: (string | Uint8Array)[]): Promise<string> {
  const texts = parts.map(async (part) =>
    typeof part === 'string' ? part : Buffer.from(await subtle.digest('SHA-256', part)).toString('hex'),
  );
  return keyedHash(secret, (await Promise.all(texts)).join('\n'));
}

/** The response stored under a key, or null. A different request under the same key is rejected. */
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
 * Claims the key within the mutation's transaction, or returns the response stored under it. A concurrent
 * request with the same key blocks here until the first commits. Errors aren't stored: nothing was changed,
 * and a retry hits the error again.
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

/** Stores the response under its key, in the transaction of the change it reports. */
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
