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
 * Who may call: `public` anybody, `member` a session's member, `visitor-search` a member or, where the brand shows
 * its members to visitors, anybody. The contract's `x-access` says the same; a test compares.
 */
export type Access = 'public' | 'member' | 'visitor-search';

/** How the kernel treats an operation, as data. */
export interface OperationRules {
  access: Access;
  /**
   * `true`: the handler runs in one transaction, and its answer is kept under the Idempotency-Key in that same
   * transaction. `later`: the handler calls `context.writeOnce` itself (slow work first), with the same promise; it is
   * not asked again once its answer is kept. Absent: no transaction; for reads.
   */
  transaction?: true | 'later';
  /** Counted before the handler runs; rules by `key` are counted by the handler. */
  limits?: readonly LimitName[];
  /** Counted as a message of the member, within the transaction. */
  sendsMessage?: true;
  /** A GET that changes state: it must come from our own pages, as every other method must. */
  changesState?: true;
  /** Not counted against the general limit: media, the event stream, polls, and the logout, which always works. */
  uncounted?: true;
  /** Called by a server or a beacon, not a page: no session and no origin check. */
  sessionless?: true;
  /** Refuses a body, before it is read as anything, whose signature in the headers is not right. */
  signedBy?: (services: Services, headers: Headers, body: Uint8Array) => void;
  /** The body may come as another type than JSON, but is JSON. */
  anyContentType?: true;
  /**
   * Whether the caller may still see what a kept answer shows of another member; the answer is `not_found` else. Asked
   * each time it is given again.
   */
  mayReplay?: (db: Db, viewer: Viewer, body: unknown) => Promise<boolean>;
  /** Takes no Idempotency-Key: login, logout and codes used once. */
  withoutIdempotencyKey?: true;
  /**
   * The body holds a mailed token, which acts whoever is logged in: the answer is kept for the link, not for the caller,
   * whose session may begin or end by it.
   */
  mailedToken?: true;
}

type IfMember<Rules extends OperationRules> = Rules['access'] extends 'member' ? never : null;

/** What a handler writes with; outside of a transaction it adds no jobs and events. */
type ScopeFor<Rules extends OperationRules> = Rules['transaction'] extends true
  ? Scope
  : Pick<Scope, 'db' | 'clock'>;

/** What a handler gets. Everything in it is parsed and checked. */
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
  /** For `transaction: 'later'`: runs the writing part once, its answer kept under the Idempotency-Key. */
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

/** An answer before the contract's types are known of it. */
export interface PlainAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Declares an operation of the contract: its id, its rules, its handler, which answers with JSON by status, or with a
 * Response of its own (bytes, streams).
 */
export function operation<Id extends OperationId, const Rules extends OperationRules>(
  id: Id,
  rules: Rules,
  handler: (context: Context<Id, Rules>) => Promise<AnswerOf<Id> | Response>,
): Operation<Id> {
  return { id, rules, handler: handler as unknown as Operation<Id>['handler'] };
}

/** Declares the GET that does what another operation does; it must come from our own pages, and takes no key. */
export function operationByGet<Id extends OperationId>(id: Id, { rules, handler }: Operation): Operation<Id> {
  return { id, rules: { ...rules, changesState: true, withoutIdempotencyKey: true }, handler };
}
