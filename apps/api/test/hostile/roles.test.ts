import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readContract } from '../../src/kernel/contract';
import { openSession } from '../../src/kernel/sessions/session-store';
import type { TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { namedIds } from './named-ids';
import { answersToOwners, answersToStrangers, namedObjects } from './role-tables';
import { blockWhereBlocked, callerOf, elsewhere, gone, roles, unconfirmed } from './roles';
import { databaseState } from './state';
import { requestOf, targetsFor, type Subjects, type Target } from './well-formed';
import { acquaint, premium, startHostile, uploadPhoto, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startHostile();
});
afterAll(() => api.close());

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

/** Values that no response about another member may contain. */
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

  test('covers every operation of the contract', async () => {
    const contract = await readContract();
    expect(answersToStrangers.map(({ id }) => id).toSorted()).toEqual(
      contract.map(({ id }) => id).toSorted(),
    );
  });

  test('every operation is granted to some role, and member operations to no visitor or deleted member', async () => {
    const granted = [...answersToStrangers, ...answersToOwners]
      .filter(({ cells }) => Object.values(cells).some((cell) => cell.startsWith('2')))
      .map(({ id }) => id);
    const refused = [...answersToStrangers, ...answersToOwners]
      .filter(({ cells }) => cells.visitor === 'auth' && cells.deleted === 'auth')
      .map(({ id }) => id);
    const contract = await readContract();
    const forMembers = contract.filter(({ access }) => access === 'member').map(({ id }) => id);
    expect({
      never: contract.filter(({ id }) => !granted.includes(id)).map(({ id }) => id),
      refused: [...new Set(refused)].toSorted(),
    }).toEqual({ never: [], refused: forMembers.toSorted() });
  });

  test.each(roles)('%s gets the declared response from each operation, and no private data', async (role) => {
    const caller = await callerOf(api, role);
    await blockWhereBlocked(role, caller, other);
    const found: string[] = [];
    const leaks: string[] = [];
    for (const { id } of answersToStrangers) {
      const target = targets.find((known) => known.id === id);
      if (!target) throw new Error(`${id} is no operation`);
      const { cell, text } = await answerTo(target, caller.browser);
      found.push(`${id} ${cell}`);
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${id}: ${secret}`);
    }
    expect(found).toEqual(answersToStrangers.map(({ id, cells }) => `${id} ${cells[role]}`));
    expect(leaks).toEqual([]);
  });
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

async function leave(kind: 'deleted' | 'banned', { id, browser }: Person): Promise<void> {
  if (kind === 'deleted') {
    const deletion = { reason: 'pause', password: memberPassword };
    await browser.post('/api/account-deletion.php', deletion);
    return;
  }
  await api.db.updateTable('account').set({ status: 'banned' }).where('id', '=', id).execute();
  await api.db.updateTable('profile').set(gone.profile).where('id', '=', id).execute();
}

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
  if (kind === 'deleted' || kind === 'banned') await leave(kind, member);
  if (kind === 'invisible') await change({ invisible: true }, { visible: false });
  return member;
}

const none = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const requestsAbout = (profile: string) =>
  targetsFor({
    profile,
    conversation: none,
    payment: none,
    media: '0'.repeat(32),
    gift: none,
    photo: none,
    galleryPhoto: none,
  });

/** The operations that name another member, by the contract. */
const aboutMembers = Object.entries(namedObjects)
  .filter(([, object]) => object === 'member')
  .map(([name]) => name.split(' ')[0] ?? '');

describe('the ids that requests name', () => {
  test('are declared for every operation of the contract', () => {
    expect(Object.keys(namedObjects).toSorted()).toEqual(namedIds());
  });

  test('are in the request of each operation that names another member, and in no other', async () => {
    const marker = 'b5f3c6e2-0d4b-4f1e-9a57-3f2d0c8e7a61';
    const naming = (await requestsAbout(marker)).filter(({ address, body, fields }) =>
      JSON.stringify([address, body, fields]).includes(marker),
    );
    expect(naming.map(({ id }) => String(id)).toSorted()).toEqual(aboutMembers.toSorted());
  });
});

const ownBlock = { block: '204 ' };

describe.each(hidden)('hidden member (%s)', (kind) => {
  /** A signup creates an account, and ending one's own block changes it. */
  const changing = kind === 'I block' ? ['signup', 'unblock'] : ['signup'];
  let caller: Person;
  let member: Person;
  beforeAll(async () => {
    caller = await premium(api);
    member = await hiddenMember(kind, caller);
  });

  const about = async (profile: string) => {
    const targets = await requestsAbout(profile);
    const answers: Record<string, string> = {};
    for (const target of targets.filter(({ id }) => aboutMembers.includes(id) && !changing.includes(id))) {
      const { cell, text } = await answerTo(target, caller.browser);
      answers[target.id] = `${cell} ${text}`;
    }
    return answers;
  };

  test('is in no list, count or photo file', async () => {
    const lists = [
      '/api/members.php',
      '/api/members.php?sort=new',
      '/api/members.php?sort=near',
      `/api/members.php?similar_to=${caller.id}`,
      '/api/likes.php',
      '/api/chats.php',
      '/api/swipe.php',
      '/api/match-finder.php',
      '/api/report.php',
      ...(kind === 'I block' ? [] : ['/api/block.php']),
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

  test('gets the same responses as an unknown id, and nothing changes', async () => {
    const expected = await about('00000000-0000-4000-8000-000000000000');
    const before = await databaseState(api.db);
    const found = await about(member.id);
    expect(found).toEqual(kind === 'I block' ? { ...expected, ...ownBlock } : expected);
    const after = await databaseState(api.db);
    expect({ ...after, liked: '' }).toEqual({ ...before, liked: '' });
  });
});

test.each(['deleted', 'banned'] as const)(
  'a %s member is named in no block list or report list',
  async (kind) => {
    const [caller, member] = [await premium(api), await premium(api)];
    const rename = (name: string) =>
      api.db.updateTable('profile').set({ name }).where('id', '=', member.id).execute();
    await rename('Canaryname');
    await caller.browser.post('/api/report.php', {
      subject: { type: 'profile', id: member.id },
      reason: 'fake',
    });
    await caller.browser.post('/api/block.php', { profile: member.id });
    const named = async () => {
      const blocks = (await caller.browser.get('/api/block.php')).body as { blocks: { name: unknown }[] };
      const reports = (await caller.browser.get('/api/report.php')).body as { reports: { name: unknown }[] };
      return [...blocks.blocks, ...reports.reports].map(({ name }) => name);
    };
    const before = await named();
    await leave(kind, member);
    expect([before, await named()]).toEqual([
      ['Canaryname', 'Canaryname'],
      [null, null],
    ]);
  },
);

test('a session of a banned or deleted account is not accepted', async () => {
  for (const status of ['banned', 'deleted'] as const) {
    const { id } = await api.member({ account: { status } });
    const browser = api.visitor();
    browser.cookie = `auth=${await openSession(api.db, id, 'test', api.clock.now())}`;
    expect((await browser.get('/api/chats.php')).body).toBe('authentication_required');
  }
});
