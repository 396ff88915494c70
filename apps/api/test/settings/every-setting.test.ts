import { readFileSync } from 'node:fs';
import { contractDocument } from '@heartwood/api-contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrandSettings } from '../../src/kernel/brands';
import { startApi, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { mailTo } from '../support/mails';
import type { MemberWish } from '../support/members';
import { send } from '../support/send-message';
import { signupForm } from '../support/signup-form';
import { picture, upload } from '../photos/upload';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

let people = 0;
const newEmail = () => `setting${(people += 1)}@oakmere.example`;
const signUp = (changed: Parameters<typeof signupForm>[0] = {}) =>
  api.visitor().post('/api/signup.php', signupForm({ email: newEmail(), ...changed }));
const codeOf = ({ status, body }: Answer) => (status < 300 ? 'ok' : (body as { code: string }).code);
const userOf = ({ body }: Answer) => (body as { user: Record<string, unknown> }).user;
const paid = { account: { paid_user: true, credits: 20 } };
const free = { account: { credits: 20 } };

/** The responses to a free member who writes that many messages to each of two members. */
async function written(times: number): Promise<unknown[]> {
  const { browser } = await api.member();
  const codes = [];
  for (const { id } of [await api.member(), await api.member()])
    for (let at = 0; at < times; at += 1) codes.push(codeOf(await send(browser, id, 'Hello')));
  return codes;
}

async function creditsAfter(wish: MemberWish): Promise<unknown> {
  const { browser } = await api.member(wish);
  await send(browser, (await api.member()).id, 'Hello');
  return userOf(await browser.get('/api/user.php')).credits;
}

async function uploads(wish: MemberWish): Promise<unknown[]> {
  const { browser } = await api.member(wish);
  const file = await picture({ width: 200, height: 250 });
  return [codeOf(await upload(browser, file)), codeOf(await upload(browser, file))];
}

async function profileSeen(): Promise<unknown[]> {
  const { id } = await api.member({ profile: { hair_colour: 'red', description: 'Hello' } });
  const { body } = await (await api.member()).browser.get('/api/profile.php', { query: { id } });
  const { hair_colour, description } = (body as { profile: Record<string, unknown> }).profile;
  return [hair_colour, description];
}

async function searchedBy(hair_colour: string): Promise<boolean> {
  api.clock.pass(1);
  const { id } = await api.member({ profile: { hair_colour: 'red' } });
  const { body } = await (await api.member()).browser.get('/api/members.php', { query: { hair_colour } });
  return (body as { results: { id: string }[] }).results.some((card) => card.id === id);
}

async function activationMail() {
  const email = newEmail();
  await signUp({ email });
  return mailTo(api, email);
}

const visitorSearch = async (headers?: Record<string, string>) =>
  (await api.visitor().get('/api/members.php', { headers })).status;

async function complaintTo(address: string): Promise<boolean> {
  const { rows } = await api.connection.run(
    'select count(*)::integer as mails from outgoing_mail where to_address = $1',
    [address],
  );
  const before = rows[0]?.mails as number;
  const complaint = { email: 'rowan@birch.example', reason: 'other', text: 'Hello' };
  await api.visitor().post('/api/complaints.php', complaint);
  return (await mailTo(api, address, before)).to_address === address;
}

async function signedUpTwice(): Promise<unknown[]> {
  const email = newEmail();
  return [codeOf(await signUp({ email })), codeOf(await signUp({ email }))];
}

async function messagesShown(): Promise<number> {
  const [me, other] = [await api.member(paid), await api.member()];
  for (const text of ['one', 'two', 'three']) await send(me.browser, other.id, text);
  const { body } = await other.browser.get('/api/chat.php', { query: { profile: me.id } });
  return (body as { messages: object[] }).messages.length;
}

async function uploadedStatus(): Promise<string> {
  const { browser } = await api.member();
  const { body } = await upload(browser, await picture({ width: 200, height: 250 }));
  return (body as { photo: { status: string } }).photo.status;
}

const listOf = async (path: string, list: string) =>
  ((await api.visitor().get(path)).body as Record<string, Record<string, unknown>[]>)[list];

interface Row {
  /** Overrides before and after. */
  given?: Partial<BrandSettings>;
  change: Partial<BrandSettings>;
  /** The observable effect. */
  see: () => Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** Settings that affect the API, each with its effect before and after a change. */
const seenHere: { [Setting in keyof BrandSettings]?: Row } = {
  name: {
    change: { name: 'Fernside' },
    see: async () => (await activationMail()).subject,
    before: 'Confirm your email address for Oakmere',
    after: 'Confirm your email address for Fernside',
  },
  domain: {
    change: { domain: 'fernside.example' },
    see: async () => (await activationMail()).from_address,
    before: 'Oakmere <no-reply@oakmere.example>',
    after: 'Oakmere <no-reply@fernside.example>',
  },
  mail_name: {
    change: { mail_name: 'Fern' },
    see: async () => (await activationMail()).from_address,
    before: 'Oakmere <no-reply@oakmere.example>',
    after: 'Fern <no-reply@oakmere.example>',
  },
  support_email: {
    change: { support_email: 'help@fernside.example' },
    see: () => complaintTo(api.application.services.brands.all[0]?.settings.support_email ?? ''),
    before: true,
    after: true,
  },
  locales: {
    change: { locales: ['en', 'fi'] },
    see: async () => codeOf(await signUp({ language: 'fi' })),
    before: 'invalid_fields',
    after: 'ok',
  },
  default_locale: {
    change: { default_locale: 'nl' },
    see: async () => userOf(await signUp()).language,
    before: 'en',
    after: 'nl',
  },
  countries: {
    change: { countries: ['NL'] },
    see: async () => (await listOf('/api/regions.php', 'regions'))?.map(({ country }) => country),
    before: ['NL', 'DE', 'GB'],
    after: ['NL'],
  },
  interests: {
    change: { interests: ['tea'] },
    see: async () =>
      (await listOf('/api/interests.php', 'interests'))?.filter(({ id }) => id === 'coffee').length,
    before: 1,
    after: 0,
  },
  signups: {
    change: { signups: 'other' },
    see: async () => codeOf(await signUp()),
    before: 'ok',
    after: 'invite_only',
  },
  logged_out_search: {
    change: { logged_out_search: false },
    see: () => visitorSearch(),
    before: 200,
    after: 403,
  },
  logged_out_search_trafficsource: {
    given: { logged_out_search: false },
    change: { logged_out_search_trafficsource: true },
    see: () => visitorSearch({ 'x-traffic-source': 'network=partner' }),
    before: 403,
    after: 200,
  },
  account_disclosure: {
    change: { account_disclosure: 'private' },
    see: signedUpTwice,
    before: ['ok', 'account_exists'],
    after: ['ok', 'ok'],
  },
  terms_version: {
    change: { terms_version: '2026-01-01T12:00:00.000Z' },
    see: async () => codeOf(await signUp()),
    before: 'ok',
    after: 'invalid_fields',
  },
  min_age: {
    change: { min_age: 40 },
    see: async () => codeOf(await signUp()),
    before: 'ok',
    after: 'underage',
  },
  message_length: {
    change: { message_length: 4 },
    see: async () => codeOf(await send((await api.member(paid)).browser, (await api.member()).id, 'Hello')),
    before: 'ok',
    after: 'message_too_long',
  },
  message_credits: {
    change: { message_credits: 3 },
    see: () => creditsAfter(paid),
    before: 19,
    after: 17,
  },
  signup_credits: {
    change: { signup_credits: 6 },
    see: async () => userOf(await signUp()).credits,
    before: 0,
    after: 6,
  },
  welcome_hours: {
    change: { welcome_hours: 5 },
    see: async () => {
      const { browser } = await api.member();
      const { body } = await browser.get('/api/discountcode.php', { query: { welcome: 'true' } });
      const ends = Date.parse((body as { expires: string }).expires);
      return Math.round((ends - api.clock.now().getTime()) / 3_600_000);
    },
    before: 168,
    after: 5,
  },
  free_conversations: {
    change: { free_conversations: 1 },
    see: () => written(1),
    before: ['ok', 'ok'],
    after: ['ok', 'free_limit_reached'],
  },
  free_messages: {
    change: { free_messages: 1 },
    see: () => written(2),
    before: ['ok', 'ok', 'ok', 'ok'],
    after: ['ok', 'insufficient_credits', 'ok', 'insufficient_credits'],
  },
  free_photos: {
    change: { free_photos: 1 },
    see: () => uploads(free),
    before: ['ok', 'ok'],
    after: ['ok', 'photo_limit'],
  },
  premium_photos: {
    change: { premium_photos: 1 },
    see: () => uploads(paid),
    before: ['ok', 'ok'],
    after: ['ok', 'photo_limit'],
  },
  photo_inspection: {
    change: { photo_inspection: 'before' },
    see: uploadedStatus,
    before: 'active',
    after: 'inspection',
  },
  visible_profile_fields: {
    change: { visible_profile_fields: ['eye_colour'] },
    see: profileSeen,
    before: ['red', 'Hello'],
    after: [null, 'Hello'],
  },
  visible_profile_notes: {
    change: { visible_profile_notes: [] },
    see: profileSeen,
    before: ['red', 'Hello'],
    after: ['red', null],
  },
  search_fields: {
    change: { search_fields: ['gender', 'hair_colour'] },
    see: () => searchedBy('black'),
    before: true,
    after: false,
  },
  search: {
    change: { search: { gender: 'male', min_age: 50, max_age: null } },
    see: async () => {
      const { body } = await api.visitor().get('/api/members.php', { query: { own: 'gender,min_age' } });
      const { gender, min_age } = (body as { own: { gender: string | null; min_age?: number } }).own;
      return [gender, min_age];
    },
    before: [null, 18],
    after: ['male', 50],
  },
  chat_history_limit: { change: { chat_history_limit: 2 }, see: messagesShown, before: 3, after: 2 },
  fictional_icon: {
    change: { fictional_icon: 'mask' },
    see: async () => userOf(await (await api.member()).browser.get('/api/user.php')).fictional_icon,
    before: null,
    after: 'mask',
  },
};

/**
 * Settings of the request and the installation: `settings.test.ts` and `push.test.ts` change their sources;
 * the site's `company.server.test.ts` changes the company.
 */
const ofTheRequest = [
  'company_id',
  'geoip_country',
  'geoip_selected_country',
  'region_data',
  'push_public_key',
  'idempotency',
];

/** Settings rendered by a page: the browser tests' file has a row for each. */
const pageRows = readFileSync(
  new URL('../../../site/e2e/settings-on-pages.test.ts', import.meta.url),
  'utf8',
);
const onPages = [...pageRows.matchAll(/^ {2}(\w+): \[/gm)].map(([, setting]) => setting ?? '');

/** Settings that nothing reads yet. */
const owed = ['currency'];

test('every setting of the contract is tested, or listed as owed', () => {
  const contracted = Object.keys(contractDocument.components.schemas['Settings']?.['properties'] ?? {});
  const seen = [...Object.keys(seenHere), ...ofTheRequest, ...onPages];
  expect([...new Set([...seen, ...owed])].toSorted()).toEqual(contracted.toSorted());
  expect(owed.filter((setting) => seen.includes(setting))).toEqual([]);
});

test.each(Object.entries(seenHere))('a change of %s has its effect', async (_setting, row) => {
  const brand = api.application.services.brands.all[0];
  if (!brand || !row) throw new Error('no brand');
  const { settings: usual } = brand;
  const settings = { ...usual, ...row.given };
  Object.assign(brand, { settings });
  const before = await row.see();
  Object.assign(brand, { settings: { ...settings, ...row.change } });
  const after = await row.see().finally(() => Object.assign(brand, { settings: usual }));
  expect([before, after]).toEqual([row.before, row.after]);
});
