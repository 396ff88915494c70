import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { eraseAccounts } from '../../src/accounts/jobs/erase-accounts';
import { reactivateAccount } from '../../src/accounts/reactivate-account';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { folderStore } from '../../src/photos/flydrive-store';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { order, payFor, price, reducedPrice } from '../payments/shop';
import { picture, upload } from '../photos/upload';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { extent } from '../support/extent';
import { findEverywhere } from '../support/find-everywhere';
import { finish } from '../support/finish';
import { mailTo, tokenIn } from '../support/mails';
import { memberPassword } from '../support/members';
import { messageOf, sendGift, sendPhoto } from '../support/send-gift';
import { send } from '../support/send-message';
import { signupForm } from '../support/signup-form';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let photoFolder: string;
beforeAll(async () => {
  photoFolder = await mkdtemp(join(tmpdir(), 'heartwood-erasing-'));
  api = await startApi({ photos: folderStore(photoFolder) });
  await api.application.work();
});
afterAll(() => api.close());

const day = 24 * 3600;
const rounds = Array.from({ length: extent(200, 20) });
const deletion = { reason: 'pause', password: memberPassword };

async function leave(browser: Browser, changed: object = {}): Promise<void> {
  const { status } = await browser.post('/api/account-deletion.php', { ...deletion, ...changed });
  expect(status).toBe(204);
}

/** Advances past the period in which a deleted account can be reactivated. */
const passGrace = () => api.clock.pass(14 * day);
const erase = () => finish(api, eraseAccounts);

const accountRow = (id: string) =>
  api.db
    .selectFrom('account')
    .select(['status', 'email', 'email_key', 'credits', 'tracking', 'country', 'search', 'chosen_search'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const jobsDone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pgboss.job where state < 'completed'
        and name not like 'payments.%'`.execute(api.db);
      expect(rows).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );

describe('after an account is erased', () => {
  const words = ['rowanberry', 'rowan.canary', 'canarytext', 'canarytrack', 'canarycity'];
  const email = 'Rowan.Canary@oakmere.example';
  let partner: { id: string; browser: Browser };
  let id: string;
  let media: string;
  let chatPhotos: (string | null | undefined)[];
  let before: string[];

  const signUp = async (): Promise<Browser> => {
    const browser = api.visitor();
    const form = signupForm({
      email,
      name: 'Rowanberry',
      tracking: { sub3: 'canarytrack' },
      search: { gender: 'female', min_age: null, max_age: null },
    });
    const headers = { 'idempotency-key': 'rowan-signs-up' };
    expect((await browser.post('/api/signup.php', form, { headers })).status).toBe(201);
    const token = tokenIn(await mailTo(api, email));
    expect((await browser.post('/api/activate.php', { token })).status).toBe(200);
    return browser;
  };

  beforeAll(async () => {
    partner = await api.member({ account: { paid_user: true, credits: 10 } });
    const browser = await signUp();
    id = ((await browser.get('/api/user.php')).body as { user: { id: string } }).user.id;
    const profile = { description: 'canarytext of the profile', city: 'Canarycity', tattoos: 'none' };
    await api.db.updateTable('profile').set(profile).where('id', '=', id).execute();
    const { body } = await upload(browser, await picture());
    media = (body as { photo: { filename: string } }).photo.filename;
    await payFor(api, await order(browser, { code: 'WELCOME25', amount: reducedPrice }));
    expect((await send(browser, partner.id, 'what was written stays')).status).toBe(200);
    expect((await send(partner.browser, id, 'Dear Rowanberry')).status).toBe(200);
    await browser.post('/api/swipe.php', { profile: partner.id, liked: true });
    await partner.browser.post('/api/swipe.php', { profile: id, liked: true });
    await browser.put('/api/match-finder.php', { answers: { sunday: 'lunch' } });
    await browser.put('/api/user.php', { search: { gender: 'male', min_age: 40 } });
    const toPartner = messageOf(await sendPhoto(browser, partner.id)).photo;
    const line = { text: 'a rose stays' };
    expect((await sendGift(browser, partner.id, 'rose', line)).status).toBe(200);
    const fromPartner = messageOf(await sendPhoto(partner.browser, id)).photo;
    chatPhotos = [toPartner?.filename, fromPartner?.filename];
    await browser.post('/api/like.php', { profile: partner.id });
    await partner.browser.post('/api/like.php', { profile: id });
    const complaint = { email, reason: 'other', text: 'canarytext of the complaint' };
    expect((await browser.post('/api/complaints.php', complaint)).status).toBe(201);
    const report = {
      subject: { type: 'profile', id: partner.id },
      reason: 'spam',
      text: 'canarytext reported',
    };
    expect((await browser.post('/api/report.php', report)).status).toBe(201);
    await leave(browser, { comment: 'canarytext of the comment' });
    await api.visitor().post('/api/reset-password.php', { email });
    await mailTo(api, email, 2);
    await jobsDone();
    await sql`update pgboss.job set state = 'failed', output = '{"message": "550 <Rowan.Canary@oakmere.example>"}'
      where name = 'mail.reset'`.execute(api.db);
    before = await findEverywhere(api.db, words);
    passGrace();
    for (const job of cleaningJobs) await finish(api, job);
    expect(await erase()).toBe(1);
    await jobsDone();
  });

  test('no table contains the member’s data, except a message the partner wrote', async () => {
    expect(before).toEqual([
      'account.email',
      'account.email_key',
      'account.tracking',
      'account_deletion.comment',
      'complaint.email',
      'complaint.text',
      'event.data',
      'idempotency_key.body',
      'message.text',
      'outgoing_mail.html',
      'outgoing_mail.text',
      'outgoing_mail.to_address',
      'pgboss.job.output',
      'profile.city',
      'profile.description',
      'profile.name',
      'report.text',
      'token.email',
    ]);
    expect(await findEverywhere(api.db, words)).toEqual(['message.text']);
    const named = await api.db
      .selectFrom('message')
      .select(['sender_id', 'text'])
      .where(sql<boolean>`text ilike '%rowan%'`)
      .execute();
    expect(named).toEqual([{ sender_id: partner.id, text: 'Dear Rowanberry' }]);
  });

  test('the account row is anonymised and keeps its credits; sessions, tokens, likes and swipes are deleted', async () => {
    const erased = `erased:${id}`;
    expect(await accountRow(id)).toEqual({
      status: 'erased',
      email: erased,
      email_key: erased,
      credits: 9,
      tracking: null,
      country: null,
      search: null,
      chosen_search: null,
    });
    type Owned = 'session' | 'token' | 'event' | 'photo' | 'account_deletion' | 'swipe_day' | 'match_finder';
    const rows = async (table: Owned) =>
      (await api.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).length;
    expect(
      await Promise.all(
        (
          ['session', 'token', 'event', 'photo', 'account_deletion', 'swipe_day', 'match_finder'] as const
        ).map(rows),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const likes = await api.db.selectFrom('liked').select('to_id').where('to_id', '=', id).execute();
    expect(likes).toEqual([]);
    const swipes = await api.db
      .selectFrom('swipe')
      .select('id')
      .where(({ or, eb }) => or([eb('account_id', '=', id), eb('other_id', '=', id)]))
      .execute();
    expect(swipes).toEqual([]);
    expect(await inconsistencies(api.db)).toEqual(consistent);
  });

  test('no photo file is left', async () => {
    const left = await readdir(photoFolder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
    expect((await partner.browser.get(media)).status).toBe(404);
    const answers = chatPhotos.map((path) => partner.browser.get(path ?? ''));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
    expect(await api.db.selectFrom('chat_photo').select('id').execute()).toEqual([]);
  });

  test('the partner keeps the conversation, without the member’s profile, and cannot write in it', async () => {
    const nobody = {
      id,
      name: '–',
      left: true,
      main_image: null,
      photos_count: 0,
      gender: null,
      country: null,
      region: null,
      city: null,
    };
    const { chats } = (await partner.browser.get('/api/chats.php')).body as {
      chats: { conversation_id: string }[];
    };
    expect(chats).toMatchObject([
      {
        profile_id: id,
        profile: nobody,
        num_unread_messages: 0,
        blocked: true,
        last_message: { mine: true },
      },
    ]);
    const conversation = chats[0]?.conversation_id ?? '';
    expect((await partner.browser.get('/api/chat.php', { query: { conversation } })).body).toMatchObject({
      profile: nobody,
      blocked: true,
      messages: [
        { mine: false, text: 'what was written stays' },
        { mine: true, text: 'Dear Rowanberry' },
        { mine: false, type: 'photo', photo: null },
        { mine: false, type: 'gift', text: 'a rose stays' },
        { mine: true, type: 'photo', photo: null },
      ],
    });
    expect((await partner.browser.get('/api/user.php')).body).toMatchObject({
      user: { num_unread_messages: 0, num_new_likes: 0 },
    });
    const answers = await Promise.all([
      send(partner.browser, id, 'Still there?'),
      partner.browser.put('/api/chat.php', { conversation }),
      partner.browser.get('/api/profile.php', { query: { id } }),
      partner.browser.post('/api/like.php', { profile: id }),
      api.member().then(({ browser: stranger }) => stranger.get('/api/chat.php', { query: { profile: id } })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 204, 404, 404, 404]);
    expect((await partner.browser.delete('/api/chat.php', { conversation })).status).toBe(204);
  });

  test('a second purge leaves the account row unchanged', async () => {
    const all = () => api.db.selectFrom('account').selectAll().where('id', '=', id).execute();
    const first = await all();
    await erase();
    expect(await all()).toEqual(first);
  });
});

describe('the email address of an erased account', () => {
  const welcomeOf = async (browser: Browser) =>
    (await browser.get('/api/discountcode.php', { query: { welcome: true } })).status;

  const signUp = async (email: string): Promise<{ browser: Browser; id: string }> => {
    const browser = api.visitor();
    const { status, body } = await browser.post('/api/signup.php', signupForm({ email }));
    expect(status).toBe(201);
    return { browser, id: (body as { user: { id: string } }).user.id };
  };

  test('can sign up again, but does not get one-time discounts again', async () => {
    const email = 'twice@oakmere.example';
    await api.db
      .insertInto('discount_code')
      .values({ pool: 'oak', code: 'SPRING', percentage: 10, created_at: api.clock.now() })
      .execute();
    const first = await signUp(email);
    expect(await welcomeOf(first.browser)).toBe(200);
    await payFor(api, await order(first.browser, { code: 'WELCOME25', amount: reducedPrice }));
    await payFor(api, await order(first.browser, { code: 'SPRING', amount: price * 0.9 }));
    await leave(first.browser);
    passGrace();

    const second = await signUp(email);
    expect((await accountRow(first.id)).status).toBe('erased');
    const tried = async (browser: Browser) => [
      await welcomeOf(browser),
      ...(await Promise.all(
        ['WELCOME25', 'TIMEBONUS25', 'SPRING'].map(async (code) => {
          const { body } = await order(browser, { code, amount: reducedPrice });
          return (body as { code: string }).code;
        }),
      )),
      ((await browser.get('/api/credits.php')).body as { discount: unknown }).discount,
    ];
    const refused = [404, 'code_used', 'code_used', 'code_used', null];
    expect(await tried(second.browser)).toEqual(refused);
    await leave(second.browser);
    passGrace();
    await erase();
    expect(await tried((await signUp(email)).browser)).toEqual(refused);
  });

  test('is not stored if the account used no discount', async () => {
    const email = 'never@oakmere.example';
    const kept = () => api.db.selectFrom('erased_address').selectAll().orderBy('address_hash').execute();
    const earlier = await kept();
    const first = await signUp(email);
    await leave(first.browser);
    passGrace();
    await erase();
    expect(await kept()).toEqual(earlier);
    expect(await welcomeOf((await signUp(email)).browser)).toBe(200);
  });

  test('is given to one of ten parallel signups', async () => {
    const email = 'ten@oakmere.example';
    const { browser, id } = await signUp(email);
    await leave(browser);
    passGrace();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.visitor().post('/api/signup.php', signupForm({ email }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await accountRow(id)).status).toBe('erased');
  });
});

test('an account is erased once its 14 days are over; reactivated and banned accounts are not', async () => {
  const people = await Promise.all([api.member(), api.member(), api.member()]);
  const [gone, back, banned] = people;
  for (const { browser } of people) await leave(browser);
  await api.db
    .updateTable('account')
    .set({ status: 'banned' })
    .where('id', '=', banned?.id ?? '')
    .execute();
  const token = tokenIn(await mailTo(api, (await accountRow(back?.id ?? '')).email));
  const statuses = async () =>
    (await Promise.all(people.map(({ id }) => accountRow(id)))).map((row) => row.status);
  api.clock.pass(14 * day - 1);
  await erase();
  expect(await statuses()).toEqual(['deleted', 'deleted', 'banned']);
  expect((await api.visitor().post('/api/reactivate.php', { token })).status).toBe(200);
  api.clock.pass(1);
  await erase();
  expect(await statuses()).toEqual(['erased', 'active', 'banned']);
  expect((await accountRow(gone?.id ?? '')).email).toBe(`erased:${gone?.id}`);
});

test('an open report about an erased member stays; reports the member filed lose their reporter', async () => {
  const [me, other] = [await api.member({ profile: { name: 'Canaryname' } }), await api.member()];
  const report = (browser: Browser, id: string) =>
    browser.post('/api/report.php', { subject: { type: 'profile', id }, reason: 'fake' });
  expect((await report(other.browser, me.id)).status).toBe(201);
  expect((await report(me.browser, other.id)).status).toBe(201);
  await leave(me.browser);
  passGrace();
  await erase();
  expect(await findEverywhere(api.db, ['canaryname'])).toEqual(['report.name']);
  const rows = await api.db
    .selectFrom('report')
    .select(['reporter_id', 'reported_id', 'status'])
    .where('reported_id', 'in', [me.id, other.id])
    .orderBy('reporter_id')
    .execute();
  expect(rows).toEqual([
    { reporter_id: other.id, reported_id: me.id, status: 'open' },
    { reporter_id: null, reported_id: other.id, status: 'open' },
  ]);
});

test('an account that cannot be erased does not block the others', async () => {
  const [stuck, other] = [await api.member(), await api.member()];
  for (const { browser } of [stuck, other]) {
    await leave(browser);
    api.clock.pass(1);
  }
  passGrace();
  await sql`create function refuse_erasing() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(api.db);
  await sql`create trigger refuse before update on profile for each row when (old.id = ${sql.lit(stuck.id)})
    execute function refuse_erasing()`.execute(api.db);
  await expect(erase()).rejects.toThrow('refused');
  expect([(await accountRow(stuck.id)).status, (await accountRow(other.id)).status]).toEqual([
    'deleted',
    'erased',
  ]);
  await sql`drop trigger refuse on profile`.execute(api.db);
  await erase();
  expect((await accountRow(stuck.id)).status).toBe('erased');
});

test('a held message of a member who never confirmed the address is erased too', async () => {
  const partner = await api.member();
  const { id, browser } = await api.member({
    account: { status: 'not_confirmed', paid_user: true, credits: 5 },
    profile: { visible: false },
  });
  expect((await send(browser, partner.id, 'canarywait')).status).toBe(200);
  expect(await findEverywhere(api.db, ['canarywait'])).toEqual(['waiting_message.text']);
  await leave(browser);
  passGrace();
  await erase();
  expect([(await accountRow(id)).status, await findEverywhere(api.db, ['canarywait'])]).toEqual([
    'erased',
    [],
  ]);
});

describe.runIf(engine === 'postgres')('erasure races', () => {
  test('a parallel reactivation and erasure either restores the account in full or erases it', async () => {
    const { services } = api.application;
    const [brand] = services.brands.all;
    if (!brand) throw new Error('there is no brand');
    for (const _ of rounds) {
      const { id, browser } = await api.member({ profile: { name: 'Lastly' } });
      await leave(browser);
      const token = tokenIn(await mailTo(api, (await accountRow(id)).email));
      const lastSecond = new Date(api.clock.now().getTime() + (14 * day - 1) * 1000);
      const clock = { now: () => lastSecond, wait: () => Promise.resolve() };
      passGrace();
      const [erased, back] = await Promise.all([
        services.inTransaction((scope) => eraseAccount(scope, id, services.environment.SESSION_SECRET)),
        services.inTransaction(({ db, events }) => reactivateAccount({ db, events, clock }, token, brand)),
      ]);
      const { name } = await api.db
        .selectFrom('profile')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { status } = await accountRow(id);
      expect([
        { erased: true, back: undefined, status: 'erased', name: '–' },
        { erased: false, back: id, status: 'active', name: 'Lastly' },
      ]).toContainEqual({ erased, back: back?.accountId, status, name });
    }
  });

  test('parallel runs erase each account once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => api.member()));
    for (const { browser } of people) {
      await upload(browser, await picture({ width: 300, height: 400 }));
      await leave(browser);
    }
    passGrace();
    const removals = async () => {
      const { rows } = await sql`select 1 from pgboss.job where name = 'photos.remove-files'`.execute(api.db);
      return rows.length;
    };
    const counted = async () => {
      const rows = await api.db
        .selectFrom('deletion_count')
        .select('count')
        .where('reason', '=', 'pause')
        .execute();
      return rows.reduce((sum, { count }) => sum + count, 0);
    };
    const [earlier, countedBefore] = [await removals(), await counted()];
    await Promise.all([finish(api, eraseAccounts, 3), finish(api, eraseAccounts, 3), erase()]);
    const statuses = (await Promise.all(people.map(({ id }) => accountRow(id)))).map((row) => row.status);
    expect(statuses).toEqual(people.map(() => 'erased'));
    expect(await removals()).toBe(earlier + people.length);
    expect(await counted()).toBe(countedBefore + people.length);
    await jobsDone();
  });
});
