import { buildErrorBody, buildProfile, buildUser } from '@heartwood/api-contract/builders';
import type { FakeServer } from '@heartwood/api-contract/fake-server';
import { startFakeServer } from '@heartwood/api-contract/fake-server';
import { placedOperations } from '@heartwood/api-contract/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCheckCommand } from './command';
import { checkServer } from './run';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.stop());

const credentials = { email: 'saffron@demo.example', password: 'heartwood-demo' };

async function failuresOf(url: string) {
  const findings = await checkServer({ url, credentials });
  return findings.flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`));
}

async function run(...args: string[]) {
  let written = '';
  const code = await runCheckCommand(args, {}, (text) => {
    written += text;
  });
  return { code, written };
}

describe('checkServer', () => {
  it('passes a server that implements the contract', async () => {
    const findings = await checkServer({ url: server.url, credentials });
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings.map(({ id }) => id)).toEqual(placedOperations.map(({ id }) => id));
    const ids = (wanted: string) => findings.filter(({ result }) => result === wanted).map(({ id }) => id);
    expect({ partial: ids('partial'), skipped: ids('skipped') }).toEqual({
      partial: [
        'putUser',
        'unsubscribePush',
        'signup',
        'activate',
        'resendActivationMail',
        'requestPasswordReset',
        'resetPassword',
        'getAccountDeletion',
        'deleteAccount',
        'getSessions',
        'endSessions',
        'changePassword',
        'getEmail',
        'changeEmail',
        'getConsent',
        'putConsent',
        'getExport',
        'requestExport',
        'getExportFile',
        'reactivate',
        'countVisit',
        'updateProfile',
        'getAdvertisedProfile',
        'uploadPhoto',
        'changePhotos',
        'deletePhoto',
        'like',
        'clearNewLike',
        'unlike',
        'getAutoLike',
        'postAutoLike',
        'getSwipe',
        'swipe',
        'takeBackSwipe',
        'getMatchFinder',
        'answerMatchFinder',
        'sendMessage',
        'markRead',
        'deleteChat',
        'sendPhoto',
        'answerPhoto',
        'openGift',
        'typing',
        'putNotifications',
        'createPayment',
        'getDirectDebit',
        'orderDirectDebit',
        'confirmDirectDebit',
        'complain',
        'block',
        'unblock',
        'getReports',
        'report',
      ],
      skipped: ['getLogout', 'confirmEmail', 'unsubscribe', 'mailEvent', 'paymentWebhook', 'withdraw'],
    });
  });

  it('makes no successful write call with a session, except for the logout', async () => {
    await checkServer({ url: server.url, credentials });
    const acting = server.calls
      .filter(({ method, headers }) => method !== 'GET' && headers.cookie !== undefined)
      .map(({ operation, problems }) => [operation, problems.length > 0 ? 'refused' : 'accepted']);
    expect(acting).toEqual([
      ['sendMessage', 'refused'],
      ['postLogout', 'accepted'],
    ]);
  });

  it('reports leaks, wrong types, wrong statuses and missing refusals by operation', async () => {
    const leaking = { ...buildProfile(), email: 'marlow@demo.example' };
    server.answer('getProfile', { status: 200, body: { profile: leaking } });
    server.answer('getInterests', { status: 500, body: buildErrorBody('internal_error') });
    server.answer('getBlocks', { status: 200, body: { blocks: [], next_cursor: null } });
    server.answer('getRegions', { status: 200, headers: { 'Content-Type': 'text/html' }, body: {} });
    const failures = await failuresOf(server.url);
    expect(new Set(failures)).toEqual(
      new Set([
        'getProfile: visitor: /profile must NOT have additional properties (email)',
        'getProfile: unknown id refused: Status 200 instead of 4xx.',
        'getProfile: unknown id refused: /profile must NOT have additional properties (email)',
        'getProfile: member: /profile must NOT have additional properties (email)',
        'getProfile: own: /profile must NOT have additional properties (email)',
        'getInterests: visitor: Status 500 instead of success.',
        'getBlocks: refused to a visitor: Status 200 instead of 403 authentication_required.',
        'getRegions: visitor: Content type is text/html, documented: application/json.',
      ]),
    );
  });

  it('reports a failed login and which operations were not tried', async () => {
    server.answer('postUser', { status: 403, body: buildErrorBody('login_failed') });
    expect(await failuresOf(server.url)).toEqual(['postUser: login: Status 403 instead of success.']);
    const findings = await checkServer({ url: server.url, credentials });
    expect(findings.find(({ id }) => id === 'getLikes')).toEqual({
      id: 'getLikes',
      result: 'partial',
      proved: ['refused to a visitor', 'not tried: the login failed'],
      problems: [],
    });
  });

  it('reports a login without a cookie', async () => {
    const user = { status: 200, body: { user: buildUser() } };
    server.answer('postUser', ({ body }) =>
      JSON.stringify(body).includes('wrong-on-purpose')
        ? { status: 403, body: buildErrorBody('login_failed') }
        : user,
    );
    expect(await failuresOf(server.url)).toEqual(['postUser: login: It sets no cookie `auth`.']);
  });

  it('reports an operation that the server has no data to try with', async () => {
    const nothing = { pageNumber: 1, results: [], numResults: 0, similar_results: [], similar_numResults: 0 };
    server.answer('searchMembers', ({ problems }) =>
      problems.length > 0
        ? { status: 422, body: buildErrorBody('invalid_fields') }
        : { status: 200, body: nothing },
    );
    const findings = await checkServer({ url: server.url, credentials });
    const media = findings.find(({ id }) => id === 'getMedia');
    expect([media?.result, media?.proved]).toEqual([
      'partial',
      ['unknown key refused', 'not tried: the server showed nothing to try it with'],
    ]);
  });
});

describe('the command', () => {
  it('exits with 0 and a report when every check passes', async () => {
    const { code, written } = await run(
      '--',
      server.url,
      '--email',
      credentials.email,
      '--password',
      'heartwood-demo',
    );
    expect(code).toBe(0);
    expect(written.split('\n').at(-2)).toBe('24 passed, 53 partly (refusals only), 0 failed, 6 skipped');
    expect(written).not.toContain('heartwood-demo');
  });

  it('exits with 1 when a check fails', async () => {
    server.answer('getSettings', { status: 200, body: {} });
    const { code, written } = await run(server.url);
    expect(code).toBe(1);
    expect(written).toContain("- visitor: / must have required property 'brand'");
  });

  it('exits with 1 when the server does not respond', async () => {
    await server.stop();
    const { code, written } = await run(server.url);
    expect(code).toBe(1);
    expect(written).toContain('- visitor: No answer: fetch failed');
    server = await startFakeServer();
  });

  it.each([[[]], [['not a url']], [['ftp://x.example']], [['http://x.example', '--email', 'a@x.example']]])(
    'exits with 2 and its usage for %j',
    async (args) => {
      const { code, written } = await run(...args);
      expect([code, written.split('\n')[0]]).toEqual([2, 'Checks a server against the contract.']);
    },
  );
});
