import { examplesOf, placedOperations } from '@heartwood/api-contract/operations';
import type { Caller, Probe, ProbeAnswer } from './probe';
import { createCaller } from './probe';
import type { Finding } from './report';
import { Report } from './report';

export type CheckOptions = {
  url: string;
  /**
   * A member of that server; without one, operations that need a session are only checked for their refusal.
   */
  credentials?: { email: string; password: string };
  timeoutMs?: number;
};

type Run = { call: Caller; report: Report };

const unknownId = '00000000-0000-4000-8000-000000000000';

/**
 * Calls the read-only operations of a server, as a visitor and (with credentials) as a member, and validates
 * every response against the contract. Mutations are only checked for their refusals.
 */
export async function checkServer({
  url,
  credentials,
  timeoutMs = 10_000,
}: CheckOptions): Promise<Finding[]> {
  const run: Run = {
    call: createCaller(url, timeoutMs),
    report: new Report(),
  };
  await checkAsVisitor(run);
  await checkRefusals(run);
  const session = credentials ? await checkAsMember(run, credentials) : 'no login given';
  explainGaps(run, session);
  return run.report.findings();
}

async function checkAsVisitor(run: Run): Promise<void> {
  const visitor: Probe = { cookie: '' };
  await succeed(run, 'getUser', 'visitor', visitor, isLoggedOut);
  for (const id of ['getSettings', 'getInterests', 'getRegions', 'getCompanyInfo', 'getCredits']) {
    await succeed(run, id, 'visitor', visitor);
  }
  await succeed(run, 'getSettings', 'with a query', {
    cookie: '',
    query: { network: 'check', anything: 'x' },
  });
  await succeed(run, 'getGeocode', 'a position', { cookie: '', query: { lat: '52.09', lon: '5.12' } });
  await refuse(run, 'getGeocode', 'a position off the globe', { cookie: '', query: { lat: '91', lon: '5' } });
  await succeed(run, 'pageHidden', 'beacon', { cookie: '', body: {} });
  await checkSearch(run, '', 'visitor');
}

async function checkRefusals(run: Run): Promise<void> {
  const wrongLogin = { email: 'nobody@check.example', password: 'wrong-on-purpose' };
  await refuse(run, 'postUser', 'wrong login', { cookie: '', body: wrongLogin });
  await refuse(run, 'signup', 'empty form', { cookie: '', body: {} });
  await refuse(run, 'activate', 'unknown token', { cookie: '', body: { token: 'unknown' } });
  await refuse(run, 'requestPasswordReset', 'no address', { cookie: '', body: {} });
  await refuse(run, 'complain', 'nothing in it', { cookie: '', body: {} });
  await refuse(run, 'countVisit', 'nothing in it', { cookie: '', body: {} });
  await refuse(run, 'getAdvertisedProfile', 'unknown id', { cookie: '', query: { id: unknownId } });
  const unknownLink = { token: 'unknown', password: 'wrong-on-purpose' };
  await refuse(run, 'resetPassword', 'unknown token', { cookie: '', body: unknownLink });
  await refuse(run, 'reactivate', 'unknown token', { cookie: '', body: { token: 'unknown' } });
  await refuse(run, 'getMedia', 'unknown key', { cookie: '', path: { key: '0'.repeat(32) } });
  await refuse(run, 'searchMembers', 'page 0', { cookie: '', query: { page: '0' } });
  for (const { id, operation } of placedOperations) {
    if (operation['x-access'] !== 'member') continue;
    const media = operation.requestBody?.content['application/json'];
    const body = media ? examplesOf(media)[0] : undefined;
    const needsId = id === 'getPayment' ? { query: { id: unknownId } } : {};
    const answer = await run.call(id, { cookie: '', body, ...needsId });
    const refused = answer.status === 403 && answer.body === 'authentication_required';
    const problems = refused ? [] : [`Status ${answer.status} instead of 403 authentication_required.`];
    run.report.noteRefusal(id, 'refused to a visitor', refused ? answer.problems : problems);
  }
}

/** Why there is no session, or null for a member's session. */
type NoSession = string | null;

async function checkAsMember(run: Run, credentials: { email: string; password: string }): Promise<NoSession> {
  const login = await succeed(run, 'postUser', 'login', { cookie: '', body: credentials });
  if (login.status !== 200) return 'the login failed';
  if (!/(?:^|; )(?:__Host-)?auth=[^;]/.test(login.cookie)) {
    run.report.note('postUser', 'login', ['It sets no cookie `auth`.']);
    return 'the login set no cookie';
  }
  const { cookie } = login;
  await succeed(run, 'getUser', 'member', { cookie }, isLoggedIn);
  const chats = await succeed(run, 'getChats', 'member', { cookie });
  for (const id of ['getLikes', 'getBlocks', 'getGifts', 'getNotifications', 'getCredits', 'getEvents']) {
    await succeed(run, id, 'member', { cookie });
  }
  const transactions = await succeed(run, 'getTransactions', 'member', { cookie });
  const payment = textAt(transactions.body, 'payments', 0, 'payment_id');
  await checkSearch(run, cookie, 'member');
  await succeed(run, 'getProfile', 'own', { cookie });
  await succeed(run, 'getPhotos', 'own', { cookie });
  const conversation = textAt(chats.body, 'chats', 0, 'conversation_id');
  const partner = textAt(chats.body, 'chats', 0, 'profile_id');
  if (conversation) await succeed(run, 'getChat', 'by conversation', { cookie, query: { conversation } });
  if (partner) await succeed(run, 'getChat', 'by profile', { cookie, query: { profile: partner } });
  await refuse(run, 'getChat', 'unknown profile', { cookie, query: { profile: unknownId } });
  if (payment) await succeed(run, 'getPayment', 'own', { cookie, query: { id: payment } });
  await refuse(run, 'getPayment', 'unknown id', { cookie, query: { id: unknownId } });
  await either(run, 'getDiscountCode', 'welcome', { cookie, query: { welcome: 'true' } });
  await refuse(run, 'sendMessage', 'empty body', { cookie, body: {} });
  await succeed(run, 'postLogout', 'logout', { cookie });
  await succeed(run, 'getUser', 'after logout', { cookie }, isLoggedOut);
  return null;
}

async function checkSearch(run: Run, cookie: string, who: string): Promise<void> {
  const search = await run.call('searchMembers', {
    cookie,
    query: { page: '1', min_age: '18', max_age: '99' },
  });
  const closed = search.status === 403 && search.body === 'authentication_required' && cookie === '';
  if (closed) return run.report.noteRefusal('searchMembers', 'closed to visitors', []);
  run.report.note('searchMembers', who, onlySuccess(search));
  const profile = textAt(search.body, 'results', 0, 'id');
  const media = textAt(search.body, 'results', 0, 'main_image', 'filename')?.split('/').pop() ?? null;
  if (profile) {
    await succeed(run, 'getProfile', who, { cookie, query: { id: profile } });
    await succeed(run, 'getPhotos', who, { cookie, query: { profile } });
  }
  await refuse(run, 'getProfile', 'unknown id', { cookie, query: { id: unknownId } });
  if (media) await succeed(run, 'getMedia', who, { cookie, path: { key: media } });
}

function explainGaps({ report }: Run, noSession: NoSession): void {
  const acting = 'it would change something';
  for (const { id, method, operation } of placedOperations) {
    const member = operation['x-access'] === 'member';
    if (id === 'getAutoLike' || id === 'getLogout') report.skip(id, acting);
    else if (noSession && (member || id === 'postUser')) report.skip(id, noSession);
    else if (method !== 'get' && !['postUser', 'postLogout', 'pageHidden'].includes(id))
      report.skip(id, acting);
  }
}

type Demand = (answer: ProbeAnswer) => string[];

async function succeed(
  run: Run,
  id: string,
  what: string,
  probe: Probe,
  demand?: Demand,
): Promise<ProbeAnswer> {
  const answer = await run.call(id, probe);
  const problems = onlySuccess(answer);
  run.report.note(id, what, problems.length > 0 ? problems : (demand?.(answer) ?? []));
  return answer;
}

async function refuse(run: Run, id: string, what: string, probe: Probe): Promise<void> {
  const answer = await run.call(id, probe);
  const wrong =
    answer.status >= 400 && answer.status < 500 ? [] : [`Status ${answer.status} instead of 4xx.`];
  run.report.noteRefusal(
    id,
    `${what} refused`,
    answer.status === 0 ? answer.problems : [...wrong, ...answer.problems],
  );
}

async function either(run: Run, id: string, what: string, probe: Probe): Promise<void> {
  const answer = await run.call(id, probe);
  const wrong = answer.status < 500 ? [] : [`Status ${answer.status}.`];
  run.report.note(id, what, [...wrong, ...answer.problems]);
}

function onlySuccess(answer: ProbeAnswer): string[] {
  if (answer.status === 0 || (answer.status >= 200 && answer.status < 300)) return answer.problems;
  return [`Status ${answer.status} instead of success.`, ...answer.problems];
}

function isLoggedOut({ body }: ProbeAnswer): string[] {
  return valueAt(body, ['user']) === null ? [] : ['`user` is not null.'];
}

function isLoggedIn({ body }: ProbeAnswer): string[] {
  return valueAt(body, ['user', 'id']) === undefined ? ['`user` is not a member.'] : [];
}

function textAt(body: unknown, ...path: (string | number)[]): string | null {
  const value = valueAt(body, path);
  return typeof value === 'string' ? value : null;
}

function valueAt(body: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    body,
  );
}
