import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { openSession } from '../../src/kernel/sessions/session-store';
import type { TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { sendPhoto } from '../support/send-gift';
import { databaseState } from './state';
import { requestOf, targetsFor, type Subjects, type Target } from './well-formed';
import { acquaint, picture, premium, premiumAccount, startHostile, uploadPhoto, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startHostile();
});
afterAll(() => api.close());

const unconfirmed = {
  account: { status: 'not_confirmed' as const },
  profile: { visible: false },
};
const gone = {
  account: { status: 'deleted' as const },
  profile: { visible: false, status: 'disabled' as const },
};
const elsewhere = {
  account: { pool: 'elm', ...premiumAccount },
  profile: { pool: 'elm' },
  host: elmfordHost,
};

const roles = ['visitor', 'unconfirmed', 'free', 'premium', 'blocked', 'deleted', 'other'] as const;
type Role = (typeof roles)[number];

async function browserOf(role: Role, other: Person): Promise<Browser> {
  if (role === 'visitor') return api.visitor();
  if (role === 'unconfirmed') return (await api.member(unconfirmed)).browser;
  if (role === 'free') return (await api.member()).browser;
  if (role === 'deleted') return (await api.member(gone)).browser;
  if (role === 'other') return (await api.member(elsewhere)).browser;
  const caller = await premium(api);
  if (role === 'blocked') await other.browser.post('/api/block.php', { profile: caller.id });
  return caller.browser;
}

/** What each role is answered when it asks about a member it has nothing to do with, and about others' objects. */
const cells = `
getUser              200  200  200  200  200  200  200
postUser             403  403  403  403  403  403  403
putUser              auth 200  200  200  200  auth 200
unsubscribePush      auth 204  204  204  204  auth 204
activate             422  422  422  422  422  422  422
resendActivationMail auth 204  409  409  409  auth 409
requestPasswordReset 404  404  404  404  404  404  404
resetPassword        422  422  422  422  422  422  422
deleteAccount        auth 422  422  422  422  auth 422
reactivate           422  422  422  422  422  422  422
getAccountDeletion   auth 200  200  200  200  auth 200
getSessions          auth 200  200  200  200  auth 200
endSessions          auth 404  404  404  404  auth 404
changePassword       auth 422  422  422  422  auth 422
getEmail             auth 200  200  200  200  auth 200
changeEmail          auth 422  422  422  422  auth 422
confirmEmail         422  422  422  422  422  422  422
getConsent           auth 200  200  200  200  auth 200
putConsent           auth 422  422  422  422  auth 422
getExport            auth 200  200  200  200  auth 200
requestExport        auth 422  422  422  422  auth 422
getExportFile        auth 404  404  404  404  auth 404
complain             201  201  201  201  201  201  201
pageHidden           204  204  204  204  204  204  204
countVisit           204  204  204  204  204  204  204
getProfile           200  200  200  200  404  200  404
getAdvertisedProfile 200  200  200  200  404  200  404
updateProfile        auth 200  200  200  200  auth 200
searchMembers        200  200  200  200  200  200  200
getPhotos            200  200  200  200  404  200  404
uploadPhoto          auth 422  422  422  422  auth 422
changePhotos         auth 404  404  404  404  auth 404
deletePhoto          auth 404  404  404  404  auth 404
getMedia             200  200  200  200  404  200  404
getLikes             auth 200  200  200  200  auth 200
like                 auth 200  200  200  404  auth 404
clearNewLike         auth 404  404  404  404  auth 404
unlike               auth 200  200  200  200  auth 200
getAutoLike          auth 404  404  404  404  auth 404
postAutoLike         auth 404  404  404  404  auth 404
getSwipe             auth 200  200  200  200  auth 200
swipe                auth 200  200  200  404  auth 404
takeBackSwipe        auth 200  200  200  404  auth 404
getMatchFinder       auth 200  200  200  200  auth 200
answerMatchFinder    auth 200  200  200  200  auth 200
getChats             auth 200  200  200  200  auth 200
getChat              auth 200  200  200  404  auth 404
sendMessage          auth 200  200  200  404  auth 404
sendPhoto            auth 422  422  422  404  auth 404
answerPhoto          auth 404  404  404  404  auth 404
getGifts             auth 200  200  200  200  auth 200
openGift             auth 404  404  404  404  auth 404
typing               auth 404  404  404  404  auth 404
markRead             auth 404  404  404  404  auth 404
deleteChat           auth 404  404  404  404  auth 404
getEvents            auth 200  200  200  200  auth 200
getCredits           200  200  200  200  200  200  200
getDiscountCode      auth 200  200  404  404  auth 404
getPayment           auth 404  404  404  404  auth 404
createPayment        auth 201  201  201  201  auth 201
paymentWebhook       200  200  200  200  200  200  200
getTransactions      auth 404  404  404  404  auth 404
getSettings          200  200  200  200  200  200  200
getInterests         200  200  200  200  200  200  200
getCompanyInfo       200  200  200  200  200  200  200
getRegions           200  200  200  200  200  200  200
getGeocode           200  200  200  200  200  200  200
getBlocks            auth 200  200  200  200  auth 200
unblock              auth 404  404  404  404  auth 404
report               auth 201  201  201  404  auth 404
getReports           auth 200  200  200  200  auth 200
block                auth 204  204  204  404  auth 404
getNotifications     auth 200  200  200  200  auth 200
putNotifications     auth 200  200  200  200  auth 200
unsubscribe          422  422  422  422  422  422  422
mailEvent            204  204  204  204  204  204  204
getLogout            204  204  204  204  204  204  204
postLogout           204  204  204  204  204  204  204
signup               201  409  409  409  409  409  201
`;
const table = cells
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** The status, or `auth` for the bare string; a stream is only opened. */
async function answerTo(target: Target, browser: Browser): Promise<{ cell: string; text: string }> {
  const response = await api.application.app.fetch(requestOf(target, browser), { peer: browser.address });
  if (response.headers.get('content-type') === 'text/event-stream') {
    await response.body?.cancel();
    return { cell: String(response.status), text: '' };
  }
  const text = await response.text();
  return { cell: text === '"authentication_required"' ? 'auth' : String(response.status), text };
}

/** What no answer about another member may hold. */
const canaries = {
  account: { email: 'canary@oakmere.example', email_key: 'canary@oakmere.example', spend_limit: 7_654_321 },
  profile: { date_of_birth: '1971-11-23', advertising_agreed_at: new Date('2026-02-01T09:00:00Z') },
};
const secrets = [
  'canary@oakmere.example',
  '1971-11-23',
  '7654321',
  'argon2',
  'password_hash',
  'token_hash',
  'distance',
  '"lat"',
  '"lon"',
  'last_active',
  'latitude',
  '198.51.',
];

describe('the matrix of roles and operations', () => {
  let other: Person;
  let subjects: Subjects;
  let targets: Target[];
  beforeAll(async () => {
    other = await premium(api, canaries);
    subjects = await acquaint(await premium(api), other);
    targets = await targetsFor(subjects);
  });

  test('declares every operation', () => {
    expect(table.map(([id]) => id).toSorted()).toEqual(targets.map(({ id }) => id).toSorted());
  });

  test.each(roles)('%s gets what is declared, and nothing private', async (role) => {
    const browser = await browserOf(role, other);
    const found: string[] = [];
    const declared: string[] = [];
    const leaks: string[] = [];
    for (const [id = '', ...row] of table) {
      const target = targets.find((known) => known.id === id);
      if (!target) continue;
      declared.push(`${id} ${row[roles.indexOf(role)]}`);
      const { cell, text } = await answerTo(target, browser);
      found.push(`${id} ${cell}`);
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${id}: ${secret}`);
    }
    expect(found).toEqual(declared);
    expect(leaks).toEqual([]);
  });
});

/** What each role is answered when everything about the request is right; links are those of a third member. */
const granted = `
activate             200  200  200  200  200  200  422
resetPassword        204  204  204  204  204  204  422
reactivate           200  200  200  200  200  200  422
uploadPhoto          auth 201  201  201  201  auth 201
sendPhoto            auth 402  402  200  404  auth 404
deleteAccount        auth 204  204  204  204  auth 204
`;
const grantedRows = granted
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** A link for a third member, who stands so that it works. */
async function linkFor(
  purpose: 'activation' | 'reset' | 'reactivation',
): Promise<{ id: string; token: string }> {
  const { db, clock } = api;
  const { id, browser } = await api.member(purpose === 'activation' ? unconfirmed : {});
  if (purpose === 'reactivation')
    await browser.post('/api/account-deletion.php', { reason: 'other', password: memberPassword });
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token: await makeToken(db, { purpose, accountId: id, email }, clock.now()) };
}

const asking: Record<string, (browser: Browser, other: Person) => Promise<Answer>> = {
  activate: async (browser) =>
    browser.post('/api/activate.php', { token: (await linkFor('activation')).token }),
  resetPassword: async (browser) =>
    browser.put('/api/reset-password.php', {
      token: (await linkFor('reset')).token,
      password: 'oak-leaves-turn-green',
    }),
  reactivate: async (browser) =>
    browser.post('/api/reactivate.php', { token: (await linkFor('reactivation')).token }),
  uploadPhoto: async (browser) => {
    const form = new FormData();
    form.set('file', new File([Buffer.from(await picture())], 'me.jpg'));
    return browser.post('/api/photos.php', form);
  },
  sendPhoto: (browser, other) => sendPhoto(browser, other.id),
  deleteAccount: (browser) =>
    browser.post('/api/account-deletion.php', { reason: 'other', password: memberPassword }),
};

test.each(roles)('%s is granted what is declared, and stays who they are', async (role) => {
  const other = await premium(api);
  const found: string[] = [];
  const declared: string[] = [];
  for (const [id = '', ...row] of grantedRows) {
    const browser = await browserOf(role, other);
    const before = await browser.get('/api/user.php');
    const { status, body } = await (asking[id]?.(browser, other) ?? Promise.reject(new Error(id)));
    declared.push(`${id} ${row[roles.indexOf(role)]}`);
    found.push(`${id} ${body === 'authentication_required' ? 'auth' : status}`);
    const idOf = (answer: Answer) => (answer.body as { user: { id: string } | null }).user?.id;
    if (idOf(before) !== undefined && id !== 'deleteAccount')
      expect(idOf(await browser.get('/api/user.php'))).toBe(idOf(before));
  }
  expect(found).toEqual(declared);
});

const hidden = [
  'blocks me',
  'I block',
  'unconfirmed',
  'deleted',
  'banned',
  'invisible',
  'of another pool',
] as const;

async function hiddenMember(kind: (typeof hidden)[number], caller: Person): Promise<Person> {
  const { db, clock } = api;
  const member = kind === 'of another pool' ? await api.member(elsewhere) : await premium(api);
  await uploadPhoto(member.browser);
  const like = { pool: 'oak', created_at: clock.now() };
  await db
    .insertInto('liked')
    .values([
      { ...like, from_id: member.id, to_id: caller.id },
      { ...like, from_id: caller.id, to_id: member.id },
    ])
    .execute();
  const change = (account: object, profile: object) =>
    Promise.all([
      db.updateTable('account').set(account).where('id', '=', member.id).execute(),
      db.updateTable('profile').set(profile).where('id', '=', member.id).execute(),
    ]);
  if (kind === 'blocks me') await member.browser.post('/api/block.php', { profile: caller.id });
  if (kind === 'I block') await caller.browser.post('/api/block.php', { profile: member.id });
  if (kind === 'unconfirmed') await change(unconfirmed.account, unconfirmed.profile);
  if (kind === 'deleted') {
    const deletion = { reason: 'other', password: memberPassword };
    await member.browser.post('/api/account-deletion.php', deletion);
  }
  if (kind === 'banned') await change({ status: 'banned' }, gone.profile);
  if (kind === 'invisible') await change({ invisible: true }, { visible: false });
  return member;
}

const aboutProfile = [
  'getProfile',
  'getPhotos',
  'like',
  'clearNewLike',
  'unlike',
  'swipe',
  'getChat',
  'sendMessage',
  'sendPhoto',
  'report',
  'block',
];
const ownBlock = { block: '204 ' };

describe.each(hidden)('a member who is hidden: %s', (kind) => {
  let caller: Person;
  let member: Person;
  beforeAll(async () => {
    caller = await premium(api);
    member = await hiddenMember(kind, caller);
  });

  const about = async (profile: string) => {
    const none = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const targets = await targetsFor({
      profile,
      conversation: none,
      payment: none,
      media: '0'.repeat(32),
      gift: none,
      photo: none,
      galleryPhoto: none,
    });
    const answers: Record<string, string> = {};
    for (const target of targets.filter(({ id }) => aboutProfile.includes(id))) {
      const { cell, text } = await answerTo(target, caller.browser);
      answers[target.id] = `${cell} ${text}`;
    }
    return answers;
  };

  test('is in no list, count or file', async () => {
    const lists = [
      '/api/members.php',
      '/api/members.php?sort=new',
      '/api/members.php?sort=near',
      `/api/members.php?similar_to=${caller.id}`,
      '/api/likes.php',
      '/api/chats.php',
      '/api/swipe.php',
      '/api/match-finder.php',
    ];
    const texts = [];
    for (const path of lists) texts.push(JSON.stringify((await caller.browser.get(path)).body));
    const { body } = await caller.browser.get('/api/user.php');
    const photo = await api.db
      .selectFrom('photo')
      .selectAll()
      .where('account_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const files = [];
    for (const key of [
      photo.key,
      photo.thumb_key,
      photo.match_key,
      photo.blurred_key,
      photo.blurred_thumb_key,
    ])
      files.push((await caller.browser.get(`/media/${key}`)).status);
    expect({
      listed: texts.filter((text) => text.includes(member.id)),
      auto: (await caller.browser.get('/api/auto-like.php')).status,
      user: body,
      files,
    }).toMatchObject({
      listed: [],
      auto: 404,
      user: { user: { num_new_likes: 0, num_unread_messages: 0 } },
      files: [404, 404, 404, 404, 404],
    });
  });

  test('is answered like nobody, everywhere, and nothing changes', async () => {
    const expected = await about('00000000-0000-4000-8000-000000000000');
    const before = await databaseState(api.db);
    const found = await about(member.id);
    expect(found).toEqual(kind === 'I block' ? { ...expected, ...ownBlock } : expected);
    const after = await databaseState(api.db);
    expect({ ...after, liked: '' }).toEqual({ ...before, liked: '' });
  });
});

test('a session opened before a ban or deletion is nobody’s', async () => {
  for (const status of ['banned', 'deleted'] as const) {
    const { id } = await api.member({ account: { status } });
    const browser = api.visitor();
    browser.cookie = `auth=${await openSession(api.db, id, 'test', api.clock.now())}`;
    expect((await browser.get('/api/chats.php')).body).toBe('authentication_required');
  }
});
