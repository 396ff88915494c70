import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesCommand } from '../../src/payments/discounts/codes-command';
import { startApi, type TestApi } from '../support/api';
import { accountOf, order, payFor, reducedPrice, statusAndCode } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const codes = (...args: string[]) => codesCommand(api.application.services, args);
const create = (code: string, ...args: string[]) => codes('create', code, '--brand', 'oakmere', ...args);
const rowOf = (code: string) =>
  api.db.selectFrom('discount_code').selectAll().where('code', '=', code).executeTakeFirst();
const problemsOf = async (run: Promise<string>) =>
  (await run.catch(({ message }: Error) => message)).split('\n').map((line) => line.split(':')[0]);

test('create stores a code with every rule', async () => {
  const { id } = await api.member();
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const made = await create(
    'spring-26',
    '--percentage',
    '12.5',
    '--value-percentage',
    '20',
    '--currency',
    'EUR',
    '--minimum',
    '20.50',
    '--country',
    'NL',
    '--member',
    email.toUpperCase(),
    '--methods',
    'card,paypal',
    '--expires',
    '2026-03-31',
    '--validity',
    'once',
  );
  expect([made, await rowOf('SPRING-26')]).toEqual([
    'made SPRING-26 for oak',
    {
      code: 'SPRING-26',
      pool: 'oak',
      percentage: 12.5,
      value_percentage: 20,
      currency: 'EUR',
      minimum_order_value: 2050,
      country: 'NL',
      account_id: id,
      payment_methods: ['card', 'paypal'],
      expires_at: new Date('2026-03-31T22:00:00Z'),
      status: 'active',
      validity: 'once',
      created_at: api.clock.now(),
    },
  ]);
});

test('a code with only a percentage can be used once by each member', async () => {
  await create('PLAIN', '--percentage', '25');
  const members = [await api.member(), await api.member()];
  const buy = ({ browser }: (typeof members)[number]) =>
    order(browser, { code: 'plain', amount: reducedPrice });
  for (const member of members) await payFor(api, await buy(member));
  const accounts = await Promise.all(members.map(({ id }) => accountOf(api, id)));
  const again = await Promise.all(members.map(buy));
  expect([accounts.map(({ credits }) => credits), again.map(statusAndCode)]).toEqual([
    [15, 15],
    [
      [409, 'code_used'],
      [409, 'code_used'],
    ],
  ]);
});

test.each([
  [['--percentage', '0'], 'percentage_invalid'],
  [['--percentage', '100.5'], 'percentage_invalid'],
  [['--percentage', '12.55'], 'percentage_invalid'],
  [['--percentage', 'many'], 'percentage_invalid'],
  [['--value-percentage=-1'], 'value_percentage_invalid'],
  [[], 'percentage_missing'],
  [['--percentage', '10', '--currency', 'XAU'], 'currency_invalid'],
  [['--percentage', '10', '--currency', 'PLN'], 'currency_invalid'],
  [['--percentage', '10', '--currency', 'EUR', '--minimum', '0'], 'minimum_invalid'],
  [['--percentage', '10', '--currency', 'EUR', '--minimum', '1,000'], 'minimum_invalid'],
  [['--percentage', '10', '--minimum', '20'], 'currency_missing'],
  [['--percentage', '10', '--country', 'US'], 'country_invalid'],
  [['--percentage', '10', '--country', 'nl'], 'country_invalid'],
  [['--percentage', '10', '--methods', 'card,giropay'], 'methods_invalid'],
  [['--percentage', '10', '--methods', 'swish'], 'methods_invalid'],
  [['--percentage', '10', '--expires', '2026-02-30'], 'expires_invalid'],
  [['--percentage', '10', '--expires', '2026-03-01'], 'expires_invalid'],
  [['--percentage', '10', '--expires', 'tomorrow'], 'expires_invalid'],
  [['--percentage', '10', '--validity', 'twice'], 'validity_invalid'],
  [['--percentage', '10', '--member', 'nobody@oak.example'], 'member_unknown'],
])('%j is refused as %s', async (args, problem) => {
  expect([await problemsOf(create('WRONG', ...args)), await rowOf('WRONG')]).toEqual([[problem], undefined]);
});

test.each([
  ['A', 'code_invalid'],
  ['A_B', 'code_invalid'],
  ['WITH BLANK', 'code_invalid'],
  ['ÄPFEL', 'code_invalid'],
  ['A'.repeat(25), 'code_invalid'],
  ['timebonus25', 'code_reserved'],
  ['WELCOME25', 'code_reserved'],
])('a code cannot be called %s', async (code, problem) => {
  expect(await problemsOf(create(code, '--percentage', '10'))).toEqual([problem]);
});

test('all invalid options are reported together', async () => {
  expect(await problemsOf(create('?', '--percentage', '0', '--validity', 'ever'))).toEqual([
    'code_invalid',
    'percentage_invalid',
    'validity_invalid',
  ]);
});

test('a code is created once, also by two parallel commands', async () => {
  const made = await Promise.allSettled([
    create('TWICE', '--percentage', '10'),
    create('twice', '--percentage', '90'),
  ]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await problemsOf(create('TWICE', '--percentage', '50'))).toEqual(['code_exists']);
});

test('a stopped code is refused as unknown, and its uses are still listed', async () => {
  await create('STOPPED', '--percentage', '25', '--expires', '2026-04-01T10:00:00Z');
  const { browser } = await api.member();
  await payFor(api, await order(browser, { code: 'STOPPED', amount: reducedPrice }));
  expect(await codes('stop', 'stopped', '--brand', 'oakmere')).toBe(
    'stopped STOPPED; orders that hold it keep their price',
  );
  const other = await api.member();
  expect(statusAndCode(await order(other.browser, { code: 'STOPPED', amount: reducedPrice }))).toEqual([
    404,
    'code_not_found',
  ]);
  const listed = (await codes('list', '--brand', 'oakmere')).split('\n');
  expect(listed.find((line) => line.startsWith('STOPPED'))?.split(/\s+/)).toEqual([
    'STOPPED',
    'stopped',
    '25%',
    'once-per-user',
    '2026-04-01T10:00:00.000Z',
    '1',
  ]);
});

test('each pool has its own codes', async () => {
  await create('MINE', '--percentage', '10');
  expect(await codes('list', '--brand', 'elmford')).toBe('no codes');
  expect(await problemsOf(codes('stop', 'MINE', '--brand', 'elmford'))).toEqual(['code_not_found']);
});

test.each([
  [['create'], 'usage'],
  [['list', 'MORE', '--brand', 'oakmere'], 'usage'],
  [['make', 'CODE', '--brand', 'oakmere'], 'usage'],
  [['stop', 'CODE'], 'brand_unknown'],
  [['list', '--brand', 'nowhere'], 'brand_unknown'],
])('%j fails with %s', async (args, problem) => {
  expect((await problemsOf(codes(...args)))[0]).toBe(problem);
});
