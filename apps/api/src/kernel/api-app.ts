import { randomUUID } from 'node:crypto';
import { shortAddress, trustedProxies } from '@heartwood/domain/client-address';
import { Hono, type Context } from 'hono';
import type { Services } from '../services';
import { ApiError, errorBody } from './api-error';
import { readContract, type ContractOperation } from './contract';
import { dispatch } from './dispatcher';
import { readClient, type Client } from './edge/client';
import { checkOrigin } from './edge/origin';
import { checkAddress } from './edge/request-size';
import { addCookie, responseHeaders, strictTransport } from './edge/response-headers';
import type { Operation, PlainAnswer } from './operation';
import { keyedHash } from './secrets';
import { CallerSession } from './sessions/caller-session';
import { SessionLookups } from './sessions/session-lookups';

/** What the server knows about a connection. */
export interface ApiBindings {
  peer: string;
}

interface ApiEnv {
  Bindings: ApiBindings;
  Variables: { requestId: string; route: string; client: Client; memberId?: string };
}

/** The app; `fetch(request, { peer })` answers one request. */
export type ApiApp = Hono<ApiEnv>;

const stateChangingMethods = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

function send(answer: PlainAnswer): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store', ...answer.headers });
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

function sendError(error: ApiError): Response {
  const { retryAfter } = error.details;
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return send({ status: error.status, body: errorBody(error), headers });
}

const disconnected = ['ECONNREFUSED', 'ECONNRESET', '53300', '57P01', '57P02', '57P03'];
const contended = ['40001', '40P01', '55P03', '57014'];
const storeAway = ['E_CANNOT_WRITE_FILE', 'E_CANNOT_READ_FILE', 'E_CANNOT_CHECK_FILE_EXISTENCE'];
const unavailableCodes = new Set([disconnected, contended, storeAway].flat());

/** Whether an error means that the database or the photo store is unreachable or overloaded. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && unavailableCodes.has(String(error.code))) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

/**
 * The HTTP side of the API: every operation of the contract at its method and path, with all checks applied
 * at the edge.
 */
export async function makeApiApp(operations: readonly Operation[], services: Services): Promise<ApiApp> {
  const { environment, log, metrics, brands } = services;
  const isTrusted = trustedProxies(environment.TRUSTED_PROXIES);
  const checksAnswers = environment.NODE_ENV !== 'production';
  const lookups = new SessionLookups(services.db);
  const requests = log.child({}, { redact: [] });
  const app: ApiApp = new Hono();

  function asApiError(error: unknown, requestId: string, route: string): ApiError {
    if (error instanceof ApiError) return error;
    if (isUnavailable(error)) {
      log.warn({ err: error, requestId, route }, 'unavailable');
      return new ApiError('unavailable', { retryAfter: 1 });
    }
    log.error({ err: error, requestId, route }, 'request failed');
    return new ApiError('internal_error');
  }

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('route', 'unknown');
    const client = readClient(context.req.raw.headers, context.env.peer, isTrusted, environment.HTTPS);
    context.set('client', client);
    await next();
    const headers = context.res.headers;
    for (const [name, value] of Object.entries(responseHeaders)) headers.set(name, value);
    if (environment.HTTPS) headers.set('strict-transport-security', strictTransport);
    headers.set('x-request-id', requestId);
    const { method } = context.req.raw;
    const seconds = (performance.now() - started) / 1000;
    const { route, memberId } = context.var;
    metrics.answered(route, method, context.res.status, seconds);
    const line = { requestId, method, route, status: context.res.status, ms: Math.round(seconds * 1000) };
    const brand = brands.byHost(client.host)?.id;
    requests.info({ ...line, brand, member: memberId, network: shortAddress(client.address) }, 'request');
  });

  async function answer(
    operation: Operation,
    contract: ContractOperation,
    context: Context<ApiEnv>,
  ): Promise<Response> {
    const request = context.req.raw;
    const { requestId, client } = context.var;
    checkAddress(request);
    const brand = brands.byHost(client.host);
    if (!brand) throw new ApiError('not_found', { message: 'No brand has this host.' });
    const { rules } = operation;
    const changesState = stateChangingMethods.has(request.method) || rules.changesState;
    if (!rules.sessionless && changesState) checkOrigin(request.headers, client.origin);
    const session = rules.sessionless
      ? new CallerSession()
      : await CallerSession.of(request.headers, brand.pool, services, changesState ? undefined : lookups);
    if (session.member)
      context.set('memberId', keyedHash(environment.SESSION_SECRET, session.member.id).slice(0, 12));
    const childLog = log.child({ requestId, operation: operation.id });
    const arrival = { request, path: context.req.param(), brand, client, session, log: childLog };
    const result = await dispatch(operation, contract, arrival, services);
    const cookie = await session.settle(request.headers, services);
    if (checksAnswers && !(result instanceof Response)) assertAnswer(contract, result.status, result.body);
    const response = result instanceof Response ? result : send(result);
    if (request.method === 'HEAD') await response.body?.cancel();
    if (cookie) addCookie(response.headers, cookie);
    return response;
  }

  const paths = new Map<string, string>();
  for (const contract of await readContract()) {
    const operation = operations.find(({ id }) => id === contract.id);
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    paths.set(path, [paths.get(path), contract.method.toUpperCase()].filter(Boolean).join(', '));
    if (!operation) continue;
    app.on(contract.method.toUpperCase(), path, async (context) => {
      context.set('route', contract.path);
      try {
        return await answer(operation, contract, context);
      } catch (error) {
        return sendError(checked(contract, asApiError(error, context.var.requestId, contract.path)));
      }
    });
  }
  for (const [path, methods] of paths) {
    app.all(path, (context) => {
      context.set('route', path);
      const refused = sendError(new ApiError('method_not_allowed'));
      refused.headers.set('allow', methods);
      return refused;
    });
  }

  function checked(contract: ContractOperation, error: ApiError): ApiError {
    const problem = checksAnswers ? contract.findAnswerProblem(error.status, errorBody(error)) : null;
    if (!problem) return error;
    log.error({ operation: contract.id, code: error.code, problem }, 'an error answer breaks the contract');
    return new ApiError('internal_error');
  }

  app.notFound(() => sendError(new ApiError('not_found')));
  app.onError((error, context) => sendError(asApiError(error, context.var.requestId, context.var.route)));
  return app;
}

function assertAnswer(contract: ContractOperation, status: number, body: unknown): void {
  const problem = contract.findAnswerProblem(status, body);
  if (problem) throw new Error(`the answer of ${contract.id} breaks the contract: ${problem}`);
}
