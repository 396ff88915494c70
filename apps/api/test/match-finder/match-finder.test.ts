import type { MatchFinder } from '@heartwood/api-contract';
import { matchFinderQuestions, type MatchFinderAnswers } from '@heartwood/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { banAccount } from '../../src/accounts/ban-account';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { memberPassword, type MemberWish } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.updateTable('profile').set({ visible: false }).execute());

const path = '/api/match-finder.php';
const read = async (browser: Browser) => (await browser.get(path)).body as MatchFinder;
const answer = async (browser: Browser, answers: object) =>
  (await browser.put(path, { answers })).body as MatchFinder;
const resultsOf = ({ results }: MatchFinder) =>
  results.map(({ profile, reasons }) => [profile.name, ...reasons]);

async function answering(name: string, answers: MatchFinderAnswers, wish: MemberWish = {}) {
  const member = await api.member({ ...wish, profile: { name, ...wish.profile } });
  await api.db
    .insertInto('match_finder')
    .values({ account_id: member.id, answers: JSON.stringify(answers) })
    .execute();
  return member;
}

test('returns eight questions, and no matches before one is answered', async () => {
  const { browser } = await api.member();
  const { questions, ...rest } = await read(browser);
  expect(questions.map(({ form, options }) => `${form} ${options.length}`)).toEqual([
    'halves 3',
    'skies 4',
    'words 4',
    'halves 3',
    'words 4',
    'skies 4',
    'halves 3',
    'words 4',
  ]);
  expect(rest).toEqual({ answers: {}, answered: 0, results: [], narrowest: null });
});

test('answers can be added, changed and removed one by one', async () => {
  const { browser } = await api.member();
  await answer(browser, { sunday: 'lunch', laugh: 'smile' });
  await answer(browser, { sunday: 'no_morning', music: 'silence' });
  const last = await answer(browser, { laugh: null, dinner: null });
  expect([last.answers, last.answered]).toEqual([{ sunday: 'no_morning', music: 'silence' }, 2]);
  expect(await read(browser)).toEqual(last);
});

test('members with similar answers are listed, closest first, with at most two reasons', async () => {
  const { browser } = await api.member({ profile: { gender: 'male', sexuality: 'hetero' } });
  await answering('Two of two', { laugh: 'smile', music: 'silence' });
  await answering('Three of four', { sunday: 'lunch', laugh: 'smile', music: 'silence', weekend: 'both' });
  await answering('One of two', { sunday: 'lunch', music: 'full_volume' });
  await answering('One of three', { sunday: 'lunch', music: 'full_volume', laugh: 'neighbours' });
  await answering('None', { weekend: 'both' });
  await answering('A man', { sunday: 'lunch' }, { profile: { gender: 'male' } });
  await answering('Abroad', { sunday: 'lunch' }, { profile: { country: 'DE' } });
  await api.member({ profile: { name: 'Answers nothing' } });
  const found = await answer(browser, {
    sunday: 'lunch',
    laugh: 'smile',
    music: 'silence',
    weekend: 'water',
  });
  expect([resultsOf(found), found.narrowest]).toEqual([
    [
      ['Three of four', 'sunday', 'laugh'],
      ['Two of two', 'laugh', 'music'],
      ['One of two', 'sunday'],
    ],
    null,
  ]);
  expect(Object.keys(found.results[0] ?? {}).toSorted()).toEqual(['profile', 'reasons']);
  expect(JSON.stringify(found.results)).not.toContain('both');
});

test('results exclude invisible, unconfirmed, deleted, banned, blocked, blocking and other-pool members', async () => {
  const me = await answering('Me', { sunday: 'lunch' }, { profile: { gender: 'male' } });
  const blocked = await answering('Blocked', { sunday: 'lunch' });
  const blocker = await answering('Blocker', { sunday: 'lunch' });
  await answering('Invisible', { sunday: 'lunch' }, { profile: { visible: false } });
  await answering('Unconfirmed', { sunday: 'lunch' }, { account: { status: 'not_confirmed' } });
  await answering('Elsewhere', { sunday: 'lunch' }, { account: { pool: 'elm' }, profile: { pool: 'elm' } });
  const deleted = await answering('Deleted', { sunday: 'lunch' });
  const leave = { reason: 'pause', password: memberPassword };
  expect((await deleted.browser.post('/api/account-deletion.php', leave)).status).toBe(204);
  const banned = await answering('Banned', { sunday: 'lunch' });
  await api.application.services.inTransaction((scope) => banAccount(scope, banned.id, 'fraud'));
  await me.browser.post('/api/block.php', { profile: blocked.id });
  await blocker.browser.post('/api/block.php', { profile: me.id });
  const { results, narrowest } = await read(me.browser);
  expect([results, narrowest]).toEqual([[], null]);
});

test('without matches, the question that excludes most members is named', async () => {
  const { browser } = await api.member({ profile: { gender: 'male', sexuality: 'hetero' } });
  const other = { laugh: 'neighbours', music: 'full_volume' } as const;
  await answering('One', { ...other, sunday: 'lunch' });
  await answering('Two', { ...other, sunday: 'lunch' });
  await answering('Three', { sunday: 'no_morning', laugh: 'audible', music: 'silence' });
  const mine = { sunday: 'lunch', laugh: 'smile', music: 'silence' };
  expect((await answer(browser, mine)).narrowest).toBe('laugh');
  const loosened = await answer(browser, { laugh: null });
  expect(resultsOf(loosened).toSorted()).toEqual([
    ['One', 'sunday'],
    ['Three', 'music'],
    ['Two', 'sunday'],
  ]);
});

test('returns at most 24 matches', async () => {
  const { browser } = await api.member({ profile: { gender: 'male', sexuality: 'hetero' } });
  for (let at = 0; at < 26; at += 1) await answering(`M${at}`, { dinner: 'cook' });
  expect((await answer(browser, { dinner: 'cook' })).results).toHaveLength(24);
});

test.each([
  [{}, { answers: 'invalid' }],
  [{ sunday: 'monday' }, { 'answers.sunday': 'not_in_list' }],
  [{ sunday: 'smile' }, { 'answers.sunday': 'not_in_list' }],
  [{ sunday: ['lunch'] }, { 'answers.sunday': 'not_in_list' }],
  [{ salary: 'high' }, { 'answers.salary': 'not_allowed' }],
  [[], { answers: 'invalid' }],
])('%j is rejected and changes no answers', async (answers, fields) => {
  const { browser } = await api.member();
  const before = await read(browser);
  const { status, body } = await browser.put(path, { answers });
  expect([status, body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
  expect(await read(browser)).toEqual(before);
});

test('finds exactly the members with at least as many equal as different answers, for random answers', async () => {
  const option = ({ options }: (typeof matchFinderQuestions)[number]) =>
    fc.option(fc.constantFrom<string>(...options), { nil: undefined });
  const someAnswers = fc
    .tuple(...matchFinderQuestions.map(option))
    .map((chosen) => Object.fromEntries(matchFinderQuestions.map(({ id }, at) => [id, chosen[at]])));
  const others = fc.sample(someAnswers, { numRuns: 20, seed: 7 }) as MatchFinderAnswers[];
  for (const [at, answers] of others.entries())
    await answering(String(at), JSON.parse(JSON.stringify(answers)) as MatchFinderAnswers);
  const { id, browser } = await api.member({ profile: { gender: 'male', sexuality: 'hetero' } });
  for (const mine of fc.sample(someAnswers, { numRuns: 20, seed: 8 }) as MatchFinderAnswers[]) {
    await api.db.deleteFrom('match_finder').where('account_id', '=', id).execute();
    const answers = JSON.stringify(mine);
    await api.db.insertInto('match_finder').values({ account_id: id, answers }).execute();
    const expected = others.flatMap((other, at) => {
      const both = matchFinderQuestions.filter((one) => mine[one.id] && other[one.id]);
      const alike = both.filter((one) => mine[one.id] === other[one.id]).length;
      return alike > 0 && alike >= both.length - alike ? [{ name: String(at), alike }] : [];
    });
    const found = (await read(browser)).results.map(({ profile }) => profile.name);
    expect(found.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
    const order = found.map((name) => expected.find((one) => one.name === name)?.alike ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
  }
});
