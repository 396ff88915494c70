import { isIdempotencyKey } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { prepared } from '../database/prepared';
import { withCommit } from '../database/query-client';
import { ApiError } from './api-error';
import type { PlainAnswer } from './operation';
import { keyedHash } from './secrets';

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
  /** The answer opened a session for this account. */
  signedInId: string | null;
}

/** The key of a request's header; null without one. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) {
    throw new ApiError('invalid_fields', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  return key;
}

/** Hashes what a request asks; with the secret, since bodies hold passwords. */
export function hashRequest(secret: string, ...parts: (string | Uint8Array)[]): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : Buffer.from(part).toString('base64')));
  return keyedHash(secret, text.join('\n'));
}

/** The answer that is kept under a key; null where there is none yet. Another request under the same key is refused. */
export async function findKept(
  db: Db,
  { scope, key, requestHash }: KeyedRequest,
): Promise<KeptAnswer | null> {
  const kept = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'body', 'signed_in_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!kept) return null;
  if (kept.request_hash !== requestHash) {
    throw new ApiError('idempotency_key_reused', { message: 'This key came with another request before.' });
  }
  return {
    answer: { status: kept.status ?? 500, ...(kept.body !== null && { body: kept.body }) },
    signedInId: kept.signed_in_id,
  };
}

const insertKey = prepared((db, given: KeyedRequest & { now: Date }) =>
  db
    .insertInto('idempotency_key')
    .values({ scope: given.scope, key: given.key, request_hash: given.requestHash, created_at: given.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .compile(),
);

/**
 * Takes the key within the transaction of the mutation, or gives the answer kept under it. A parallel request with the
 * same key waits here until the first has committed. An error keeps nothing: it changed nothing and is found again.
 */
export async function takeKey(db: Db, request: KeyedRequest, now: Date): Promise<KeptAnswer | null> {
  const [taken] = await insertKey(db, { ...request, now });
  return taken ? null : findKept(db, request);
}

interface Keeping extends Pick<KeyedRequest, 'scope' | 'key'> {
  status: number;
  body: string | null;
  signedInId: string | null;
}

const updateKey = prepared((db, { scope, key, status, body, signedInId }: Keeping) =>
  sql`${sql.raw(withCommit)} update idempotency_key
    set status = ${status}, body = ${body}, signed_in_id = ${signedInId}
    where scope = ${scope} and key = ${key}`.compile(db),
);

/** Keeps the answer under its key, as the transaction's last statement. */
export async function keepAnswer(
  db: Db,
  { scope, key }: KeyedRequest,
  { answer: { status, body }, signedInId }: KeptAnswer,
): Promise<void> {
  const text = body === undefined ? null : JSON.stringify(body);
  await updateKey(db, { scope, key, status, body: text, signedInId });
}
