import type { Logger } from 'pino';
import type { Db } from '../database/connection';
import type { Services } from '../services';
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract-types';
import type { Brand } from './brands';
import type { Client } from './edge/client';
import type { LimitName } from './limits/limit-rules';
import type { Member, SessionControl } from './sessions/member';
import type { Scope } from './scope';
import type { Upload } from './edge/multipart';
import type { Viewer } from './viewer';

/**
 * Who may call: `public` anyone, `member` a logged-in member, `visitor-search` a member or, if the brand
 * shows its members to visitors, anyone. A test compares it with the contract's `x-access`.
 */
export type Access = 'public' | 'member' | 'visitor-search';

/** Declarative rules by which the kernel runs an operation. */
export interface OperationRules {
  access: Access;
  /**
   * `true`: the handler runs in one transaction, which also stores its response under the Idempotency-Key.
   * `later`: the handler calls `context.writeOnce` itself, after slow work, with the same guarantee; it
   * doesn't run again once its response is stored. Absent: no transaction; for reads.
   */
  transaction?: true | 'later';
  /** Counted before the handler runs; rules by `key` are counted by the handler. */
  limits?: readonly LimitName[];
  /** Counted as a message of the member, within the transaction. */
  sendsMessage?: true;
  /** A GET that changes state: subject to the origin check, like every other method. */
  changesState?: true;
  /** Exempt from the general limit: media, the event stream, polls, and the logout, which always works. */
  uncounted?: true;
  /** Called by a server or a beacon rather than a page: no session and no origin check. */
  sessionless?: true;
  /** Verifies the signature in the headers before the body is parsed; throws if it is wrong. */
  signedBy?: (services: Services, headers: Headers, body: Uint8Array) => void;
  /** The body is JSON under any content type. */
  anyContentType?: true;
  /**
   * Whether the caller may still see another member's data in a stored response; if not, the response is
   * `not_found`. Checked on each replay.
   */
  mayReplay?: (db: Db, viewer: Viewer, body: unknown) => Promise<boolean>;
  /** Accepts no Idempotency-Key: login, logout and single-use codes. */
  withoutIdempotencyKey?: true;
  /**
   * The body holds a mailed token, which works whoever is logged in: the response is stored for the link, not
   * for the caller, whose session may begin or end with it.
   */
  mailedToken?: true;
}

type IfMember<Rules extends OperationRules> = Rules['access'] extends 'member' ? never : null;

/** The handler's write access; without a transaction it can't add jobs and events. */
type ScopeFor<Rules extends OperationRules> = Rules['transaction'] extends true
  ? Scope
  : Pick<Scope, 'db' | 'clock'>;

/** A handler's input. Everything in it is parsed and validated. */
export type Context<
  Id extends OperationId,
  Rules extends OperationRules = OperationRules,
> = ScopeFor<Rules> & {
  body: BodyOf<Id>;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  /** The file and fields of a multipart request. */
  upload: Upload | null;
  member: Member | IfMember<Rules>;
  viewer: Viewer<string | IfMember<Rules>>;
  brand: Brand;
  client: Client;
  session: SessionControl;
  services: Services;
  /** For `transaction: 'later'`: runs the write once and stores its response under the Idempotency-Key. */
  writeOnce: (work: (scope: Scope) => Promise<AnswerOf<Id>>) => Promise<AnswerOf<Id>>;
  idempotencyKey: string | null;
  headers: Headers;
  log: Logger;
};

/** An operation as the dispatcher runs it. */
export interface Operation<Id extends OperationId = OperationId> {
  id: Id;
  rules: OperationRules;
  handler: (context: Context<OperationId>) => Promise<PlainAnswer | Response>;
}

/** A response before the contract's types apply. */
export interface PlainAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Declares an operation of the contract: its id, rules and handler, which returns JSON by status, or its own
 * Response (bytes, streams).
 */
export function operation<Id extends OperationId, const Rules extends OperationRules>(
  id: Id,
  rules: Rules,
  handler: (context: Context<Id, Rules>) => Promise<AnswerOf<Id> | Response>,
): Operation<Id> {
  return { id, rules, handler: handler as unknown as Operation<Id>['handler'] };
}

/** Declares a GET that runs another operation; it is subject to the origin check and accepts no key. */
export function operationByGet<Id extends OperationId>(id: Id, { rules, handler }: Operation): Operation<Id> {
  return { id, rules: { ...rules, changesState: true, withoutIdempotencyKey: true }, handler };
}
