import type { Logger } from 'pino';
import type { Db } from '../database/connection';
import type { Services } from '../services';
import { checkAccess } from './access';
import { ApiError } from './api-error';
import { brandTime } from './brand-time';
import type { Brand } from './brands';
import type { OperationId } from './contract-types';
import type { ContractOperation } from './contract';
import { readBody } from './edge/body';
import type { Client } from './edge/client';
import { hasBody } from './edge/read-bytes';
import { readMultipart, type Upload } from './edge/multipart';
import { readQuery } from './edge/request-size';
import {
  findKept,
  hashRequest,
  keepAnswer,
  readIdempotencyKey,
  takeKey,
  type KeptAnswer,
  type KeyedRequest,
} from './idempotency';
import { withinMessageLimit } from './limits/message-limit';
import { limitKey } from './limits/limit-rules';
import type { Context, Operation, PlainAnswer } from './operation';
import type { Scope } from './scope';
import type { CallerSession } from './sessions/caller-session';
import type { SignIn } from './sessions/member';
import { isSessionOpen } from './sessions/session-store';
import type { Viewer } from './viewer';

/** A request that passed the edge: its brand and caller are known. */
export interface Arrival {
  request: Request;
  path: Record<string, string>;
  brand: Brand;
  client: Client;
  session: CallerSession;
  log: Logger;
}

interface Payload {
  body: unknown;
  upload: Upload | null;
}

async function readPayload(
  request: Request,
  contract: ContractOperation,
  operation: Operation,
  services: Services,
): Promise<Payload> {
  if (contract.takes === 'multipart') return { body: undefined, upload: await readMultipart(request) };
  if (contract.takes === 'nothing' || !hasBody(request)) return { body: undefined, upload: null };
  const { formTypes } = contract;
  const { anyContentType = false, signedBy } = operation.rules;
  const checkBytes = signedBy && ((bytes: Uint8Array) => signedBy(services, request.headers, bytes));
  const body = await readBody(request, { formTypes, anyContentType, checkBytes });
  return { body, upload: null };
}

async function checkLimits(
  { rules }: Operation,
  { client, session }: Arrival,
  { limits }: Services,
): Promise<void> {
  const member = session.member;
  if (!rules.uncounted && !rules.sessionless) {
    const general = member ? 'api-session' : 'api-visitor';
    await limits.consume(general, limitKey(general, client, member) ?? client.limitKey);
  }
  for (const name of rules.limits ?? []) {
    const key = limitKey(name, client, member);
    if (key !== null) await limits.consume(name, key);
  }
}

async function keyedRequest(
  operation: Operation,
  arrival: Arrival,
  payload: Payload,
  services: Services,
): Promise<KeyedRequest | null> {
  if (!operation.rules.transaction || operation.rules.withoutIdempotencyKey) return null;
  const key = readIdempotencyKey(arrival.request.headers);
  if (key === null) return null;
  const owner = operation.rules.mailedToken ? 'link' : (arrival.session.member?.id ?? 'visitor');
  const { search } = new URL(arrival.request.url);
  const asked = payload.upload ? JSON.stringify(payload.upload.fields) : JSON.stringify(payload.body ?? null);
  const file = payload.upload?.file ?? '';
  return {
    scope: `${arrival.brand.pool}:${owner}:${operation.id}`,
    key,
    requestHash: await hashRequest(services.environment.SESSION_SECRET, search, asked, file),
  };
}

/**
 * Reopens the session of a replayed response. A link must not log another member's browser into the account.
 */
function signInAgain({ rules }: Operation, { signedIn }: KeptAnswer, session: CallerSession): void {
  if (signedIn === null) return;
  if (rules.mailedToken && session.member) {
    if (session.member.id !== signedIn.accountId) throw new ApiError('link_invalid_or_expired');
    return;
  }
  session.control.open(signedIn);
}

/**
 * Who a replay of the response logs in again. A session that a link renewed for a logged-in member belongs
 * to that browser alone.
 */
function signedInBy({ rules }: Operation, { member, opened }: CallerSession): SignIn | null {
  return rules.mailedToken && member ? null : opened;
}

/** Runs one operation for one request: limits, access, payload, contract, transaction, idempotency key. */
export async function dispatch(
  operation: Operation,
  contract: ContractOperation,
  arrival: Arrival,
  services: Services,
): Promise<PlainAnswer | Response> {
  const { request, brand, client, session } = arrival;
  const { rules } = operation;
  const rawQuery = readQuery(request.url);
  await checkLimits(operation, arrival, services);
  checkAccess(rules.access, session.member, brand, request.headers);
  const payload = await readPayload(request, contract, operation, services);
  const body = payload.upload ? { ...payload.upload.fields, file: '' } : payload.body;
  const checked = contract.checkRequest({
    headers: request.headers,
    query: rawQuery,
    path: arrival.path,
    body,
  });
  const keyed = await keyedRequest(operation, arrival, payload, services);

  const viewer = (): Viewer => ({
    id: session.member?.id ?? null,
    pool: brand.pool,
    brand: brand.id,
    ...brandTime(brand, services.clock.now()),
  });

  const contextOn = (scope: Scope | Pick<Scope, 'db' | 'clock'>): Context<OperationId> =>
    ({
      ...scope,
      body: payload.body,
      upload: payload.upload,
      query: checked.query,
      path: checked.path,
      member: session.member,
      get viewer() {
        return viewer();
      },
      brand,
      client,
      session: session.control,
      services,
      writeOnce: (work: (inner: Scope) => Promise<PlainAnswer>) => once(work),
      idempotencyKey: keyed?.key ?? null,
      headers: request.headers,
      log: arrival.log,
    }) as unknown as Context<OperationId>;

  const replay = async (db: Db, kept: KeptAnswer): Promise<PlainAnswer> => {
    if (rules.mayReplay && !(await rules.mayReplay(db, viewer(), kept.answer.body)))
      throw new ApiError('not_found');
    signInAgain(operation, kept, session);
    return kept.answer;
  };

  /**
   * Reading the body and work before the transaction take time: the session may have ended elsewhere
   * meanwhile.
   */
  const checkSession = async (db: Db): Promise<void> => {
    if (rules.access !== 'member' || !session.member) return;
    if (!(await isSessionOpen(db, session.member.sessionId, services.clock.now())))
      throw new ApiError('authentication_required');
  };

  const transact = (
    work: (scope: Scope) => Promise<PlainAnswer | Response>,
    count?: (transaction: Db) => Promise<void>,
  ): Promise<PlainAnswer | Response> =>
    services.inTransaction(async (scope) => {
      session.reset();
      await checkSession(scope.db);
      const kept = keyed && (await takeKey(scope.db, keyed, services.clock.now()));
      if (kept) return replay(scope.db, kept);
      await count?.(scope.db);
      const answer = await work(scope);
      if (keyed && !(answer instanceof Response))
        await keepAnswer(scope.db, keyed, { answer, signedIn: signedInBy(operation, session) });
      return answer;
    });

  const once = (work: (scope: Scope) => Promise<PlainAnswer | Response>): Promise<PlainAnswer | Response> => {
    if (!rules.sendsMessage || !session.member) return transact(work);
    const sender = { db: services.db, accountId: session.member.id };
    return withinMessageLimit(services.limits, sender, (count) => transact(work, count));
  };

  if (rules.transaction === true) return once((scope) => operation.handler(contextOn(scope)));
  const kept = keyed && (await findKept(services.db, keyed));
  if (kept) return replay(services.db, kept);
  const { db, clock } = services;
  return operation.handler(contextOn({ db, clock }));
}
