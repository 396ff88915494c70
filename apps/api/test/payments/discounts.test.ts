import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Insertable } from 'kysely';
import type { DiscountCodeTable } from '../../src/database/money-schema';
import { limitRules } from '../../src/kernel/limits/limit-rules';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Browser } from '../support/browser';
import {
  accountOf,
  bodyOf,
  notify,
  order,
  payFor,
  price,
  reducedPrice,
  setSandbox,
  statusAndCode,
} from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = (browser: Browser, query: Record<string, string>) =>
  browser.get('/api/discountcode.php', { query });
const timeBonus = { code: 'TIMEBONUS25', amount: reducedPrice };
const welcome = { code: 'WELCOME25', amount: reducedPrice };

async function makeCode(code: string, rules: Partial<Insertable<DiscountCodeTable>> = {}): Promise<void> {
  const row = { pool: 'oak', code, percentage: 10, created_at: api.clock.now(), ...rules };
  await api.db.insertInto('discount_code').values(row).execute();
}

test('only codes that do not apply count as tries', async () => {
  const strict = await startApi({ environment: { LIMITS: 'on' } });
  const { browser } = await strict.member();
  const { points } = limitRules['discount-try'];
  const valid = Array.from({ length: points + 1 }, () => 'TIMEBONUS25');
  const unknown = Array.from({ length: points + 1 }, () => 'GUESS');
  const statuses = [];
  for (const code of [...valid, ...unknown]) statuses.push((await ask(browser, { code })).status);
  await strict.close();
  expect(statuses).toEqual([...valid.map(() => 200), ...unknown.slice(1).map(() => 404), 429]);
});

test('the time bonus expires 14,400 seconds after signup, on every device', async () => {
  const answers: unknown[] = [];
  for (const seconds of [14_399, 14_400, 14_401]) {
    const signup_date = new Date(api.clock.now().getTime() - seconds * 1000);
    const { id, browser } = await api.member({ account: { signup_date } });
    const asked = await ask(browser, { code: 'TIMEBONUS25' });
    const ordered = await order(browser, timeBonus);
    const discount = (await browser.get('/api/credits.php')).body as { discount: { code: string } };
    answers.push([seconds, asked.status, ordered.status, discount.discount.code]);
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const newDevice = api.visitor();
    await newDevice.post('/api/user.php', { email, password: 'oak-leaves-turn-red' });
    answers.push((await ask(newDevice, { code: 'timebonus25' })).status);
  }
  expect(answers).toEqual([
    [14_399, 200, 201, 'TIMEBONUS25'],
    200,
    [14_400, 422, 422, 'WELCOME25'],
    422,
    [14_401, 422, 422, 'WELCOME25'],
    422,
  ]);
});

test('an expired time bonus is refused with code_expired', async () => {
  const signup_date = new Date(api.clock.now().getTime() - 14_400_000);
  const { browser } = await api.member({ account: { signup_date } });
  expect(statusAndCode(await ask(browser, { code: 'TIMEBONUS25' }))).toEqual([422, 'code_expired']);
  expect(statusAndCode(await order(browser, timeBonus))).toEqual([422, 'code_expired']);
});

test('the welcome discount can be requested by unpaid members in their first week', async () => {
  const { id, browser } = await api.member();
  const { status, body } = await ask(browser, { welcome: 'true' });
  expect([status, body]).toEqual([
    200,
    {
      code: 'WELCOME25',
      source: 'welcome',
      percentage: 25,
      value_percentage: null,
      currency: null,
      minimum_order_value: null,
      country: null,
      user_id: id,
      expires: new Date(api.clock.now().getTime() + 7 * 24 * 3600 * 1000).toISOString(),
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: null,
    },
  ]);
  const paid = await api.member({ account: { paid_user: true } });
  expect(statusAndCode(await ask(paid.browser, { welcome: 'true' }))).toEqual([404, 'code_not_found']);
  const old = await api.member({
    account: { signup_date: new Date(api.clock.now().getTime() - 8 * 24 * 3600 * 1000) },
  });
  expect(statusAndCode(await ask(old.browser, { welcome: 'true' }))).toEqual([404, 'code_not_found']);
  expect(statusAndCode(await ask(browser, {}))).toEqual([422, 'invalid_fields']);
  expect(statusAndCode(await ask(browser, { welcome: 'true', code: 'X' }))).toEqual([422, 'invalid_fields']);
});

test.each([
  ['the time bonus', timeBonus],
  ['the welcome discount', welcome],
])('a first purchase with %s ends both discounts', async (_, discount) => {
  const { id, browser } = await api.member();
  await payFor(api, await order(browser, discount));
  expect((await accountOf(api, id)).credits).toBe(15);
  for (const reduced of [timeBonus, welcome]) {
    expect(statusAndCode(await order(browser, reduced))).toEqual([409, 'code_used']);
    expect(statusAndCode(await ask(browser, { code: reduced.code }))).toEqual([409, 'code_used']);
  }
});

test('an order with the welcome discount cancels the open order with the time bonus', async () => {
  const { id, browser } = await api.member();
  const first = bodyOf(await order(browser, timeBonus)).payment_id;
  const second = bodyOf(await order(browser, { ...welcome, method: 'paypal' })).payment_id;
  const statusOf = async (payment: string) =>
    bodyOf(await browser.get('/api/payment.php', { query: { id: payment } })).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'pending']);
  const held = await api.db
    .selectFrom('discount_redemption')
    .select(['code', 'status'])
    .where('account_id', '=', id)
    .execute();
  expect(held).toEqual([{ code: 'WELCOME25', status: 'reserved' }]);
});

test('a code is released when its order ends unpaid', async () => {
  const { browser } = await api.member();
  for (const status of ['failed', 'canceled', 'expired'] as const) {
    const { payment_id } = bodyOf(await order(browser, timeBonus));
    await setSandbox(api, payment_id, { status });
    await notify(api, payment_id);
  }
  expect((await order(browser, timeBonus)).status).toBe(201);
});

test('each violated rule of a code has its own error', async () => {
  const { browser } = await api.member();
  const owner = await api.member();
  const now = api.clock.now().getTime();
  await makeCode('FORANOTHER', { account_id: owner.id });
  await makeCode('LATE', { expires_at: new Date(now) });
  await makeCode('INTIME', { expires_at: new Date(now + 1) });
  await makeCode('ONLYGERMANY', { country: 'DE' });
  await makeCode('ONLYPOUNDS', { currency: 'GBP' });
  await makeCode('ONLYPAYPAL', { payment_methods: ['paypal'] });
  await makeCode('LARGEORDERS', { minimum_order_value: 3200, currency: 'EUR' });
  await makeCode('SWITCHEDOFF', { status: 'inactive' });
  await makeCode('ELSEWHERE', { pool: 'elm' });
  const asked = async (code: string, query: Record<string, string> = {}) => {
    const answer = await ask(browser, {
      code,
      package: 'o15',
      method: 'card',
      country: 'NL',
      utm: 'mail',
      ...query,
    });
    return answer.status === 200 ? 200 : statusAndCode(answer);
  };
  const ordered = async (code: string) => {
    const answer = await order(browser, { code, amount: 1350 });
    return answer.status === 201 ? 201 : statusAndCode(answer);
  };
  const refused: Record<string, unknown> = {
    FORANOTHER: [403, 'code_not_yours'],
    LATE: [422, 'code_expired'],
    ONLYGERMANY: [422, 'code_wrong_country'],
    ONLYPOUNDS: [422, 'code_wrong_country'],
    ONLYPAYPAL: [422, 'code_wrong_method'],
    LARGEORDERS: [422, 'order_too_small'],
    SWITCHEDOFF: [404, 'code_not_found'],
    ELSEWHERE: [404, 'code_not_found'],
    UNHEARDOF: [404, 'code_not_found'],
  };
  for (const [code, refusal] of Object.entries(refused)) {
    expect([code, await asked(code), await ordered(code)]).toEqual([code, refusal, refusal]);
  }
  expect([
    await asked('intime'),
    await asked('ONLYGERMANY', { country: 'DE' }),
    await asked('ONLYPAYPAL', { method: 'paypal' }),
    await asked('LARGEORDERS', { package: 'o40' }),
    await asked('INTIME', { package: 'o9' }),
    await ordered(' intime '),
  ]).toEqual([200, 200, 200, 200, [422, 'package_unknown'], 201]);
  const tooSmall = await order(browser, { code: 'LARGEORDERS', amount: 1350 });
  expect((tooSmall.body as { data: object }).data).toEqual({ minimum_order_value: 3200, currency: 'EUR' });
});

test.each([
  ['an empty code', '', [422, 'invalid_fields']],
  ['a blank code', '   ', [404, 'code_not_found']],
  ['an array of two codes', ['WELCOME25', 'TIMEBONUS25'], [422, 'invalid_fields']],
  ['two codes separated by a comma', 'WELCOME25,TIMEBONUS25', [404, 'code_not_found']],
  ['a NUL', 'WELCOME25\u0000', [400, 'bad_request']],
  ['a code of 10,000 characters', 'W'.repeat(10_000), [422, 'invalid_fields']],
])('%s is refused as a code, and nothing is ordered', async (_, code, refusal) => {
  const { id, browser } = await api.member();
  expect(statusAndCode(await order(browser, { code, amount: reducedPrice }))).toEqual(refusal);
  const payments = await api.db.selectFrom('payment').select('id').where('account_id', '=', id).execute();
  expect(payments).toEqual([]);
});

test('a code can be used once in all, once for each member or without limit', async () => {
  await makeCode('JUSTONE', { validity: 'once' });
  await makeCode('ONEEACH');
  await makeCode('ALWAYS', { validity: 'unlimited' });
  const { browser } = await api.member({ account: { paid_user: true } });
  const { browser: other } = await api.member({ account: { paid_user: true } });
  const results: Record<string, number[]> = {};
  for (const code of ['JUSTONE', 'ONEEACH', 'ALWAYS']) {
    results[code] = [];
    for (const who of [browser, browser, other]) {
      const answer = await order(who, { code, amount: 1350 });
      results[code].push(answer.status);
      if (answer.status === 201) await payFor(api, answer);
    }
  }
  expect(results).toEqual({ JUSTONE: [201, 409, 409], ONEEACH: [201, 409, 201], ALWAYS: [201, 201, 201] });
});

test('a code with extra credits leaves the price unchanged', async () => {
  await makeCode('MORE', { percentage: null, value_percentage: 50 });
  const { id, browser } = await api.member();
  const started = await order(browser, { code: 'MORE' });
  expect([bodyOf(started).amount, bodyOf(started).credits]).toEqual([price, 22]);
  await payFor(api, started);
  expect((await accountOf(api, id)).credits).toBe(22);
});

test('a discount of 100 percent still costs the minimum amount', async () => {
  await makeCode('ALLOFIT', { percentage: 100 });
  const { browser } = await api.member();
  expect(bodyOf(await order(browser, { code: 'ALLOFIT', amount: 1 })).amount).toBe(1);
});

const useOf = (code: string) =>
  api.db
    .selectFrom('discount_redemption')
    .select(['payment_id', 'status'])
    .where('code', '=', code)
    .where('pool', '=', 'oak')
    .execute();
const paymentOf = async (browser: Browser, id: string) => {
  const payment = bodyOf(await browser.get('/api/payment.php', { query: { id } }));
  const { status, credits, amount, code, discount_gone } = payment;
  return { status, credits, amount, code, discount_gone };
};

test('an unpaid order holds a single-use code for 30 minutes; paid later, it gets credits for its price', async () => {
  await makeCode('HELD', { validity: 'once' });
  const late = await api.member();
  const other = await api.member();
  const first = bodyOf(await order(late.browser, { code: 'HELD', amount: 1350 })).payment_id;
  api.clock.pass(30 * 60 - 1);
  expect(statusAndCode(await order(other.browser, { code: 'HELD', amount: 1350 }))).toEqual([
    409,
    'code_used',
  ]);
  api.clock.pass(1);
  const taken = await order(other.browser, { code: 'HELD', amount: 1350 });
  const second = bodyOf(taken).payment_id;
  expect(taken.status).toBe(201);
  await setSandbox(api, first, { status: 'paid' });
  for (let attempt = 0; attempt < 3; attempt += 1) await notify(api, first);
  expect(await useOf('HELD')).toEqual([{ payment_id: second, status: 'reserved' }]);
  await payFor(api, taken);
  expect(await useOf('HELD')).toEqual([{ payment_id: second, status: 'redeemed' }]);
  expect([await paymentOf(late.browser, first), await paymentOf(other.browser, second)]).toEqual([
    { status: 'completed', credits: 14, amount: 1350, code: null, discount_gone: true },
    { status: 'completed', credits: 15, amount: 1350, code: 'HELD', discount_gone: false },
  ]);
  expect([await accountOf(api, late.id), await accountOf(api, other.id)]).toEqual([
    { credits: 14, debt: 0, paid_user: true, ledger: [['purchase', 14, 14]] },
    { credits: 15, debt: 0, paid_user: true, ledger: [['purchase', 15, 15]] },
  ]);
  await setSandbox(api, first, { refunded: 675 });
  await notify(api, first);
  expect((await accountOf(api, late.id)).ledger).toEqual([
    ['purchase', 14, 14],
    ['refund', -7, 7],
  ]);
});

test('a late payment gets no extra credits if another member has used its single-use code', async () => {
  await makeCode('ONTOP', { validity: 'once', percentage: null, value_percentage: 50 });
  const late = await api.member();
  const other = await api.member();
  const first = bodyOf(await order(late.browser, { code: 'ONTOP' })).payment_id;
  api.clock.pass(30 * 60);
  await payFor(api, await order(other.browser, { code: 'ONTOP' }));
  await setSandbox(api, first, { status: 'paid' });
  await notify(api, first);
  expect([(await accountOf(api, late.id)).credits, (await accountOf(api, other.id)).credits]).toEqual([
    15, 22,
  ]);
});

test('orders paid days later get no discount if their code has been used since', async () => {
  await makeCode('ONCEEACH');
  await makeCode('ONCEINALL', { validity: 'once' });
  const late = await api.member({ account: { paid_user: true } });
  const other = await api.member({ account: { paid_user: true } });
  const ordered = (browser: Browser, code: string) => order(browser, { code, amount: 1350 });
  const first = [await ordered(late.browser, 'ONCEEACH'), await ordered(late.browser, 'ONCEINALL')];
  api.clock.pass(30 * 60);
  await payFor(api, await ordered(late.browser, 'ONCEEACH'));
  await payFor(api, await ordered(other.browser, 'ONCEINALL'));
  api.clock.pass(2 * 24 * 3600);
  for (const answer of first) {
    const { payment_id } = bodyOf(answer);
    await setSandbox(api, payment_id, { status: 'paid' });
    await notify(api, payment_id);
  }
  const given = async ({ id }: { id: string }) =>
    (await accountOf(api, id)).ledger.map(([, amount]) => amount);
  expect([await given(late), await given(other)]).toEqual([[15, 14, 14], [15]]);
});

test('an order paid late keeps its discount if nobody else has used the code', async () => {
  await makeCode('PATIENT', { validity: 'once' });
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser, { code: 'PATIENT', amount: 1350 }));
  await setSandbox(api, payment_id, { status: 'expired' });
  await notify(api, payment_id);
  expect(await useOf('PATIENT')).toEqual([]);
  api.clock.pass(2 * 24 * 3600);
  await setSandbox(api, payment_id, { status: 'paid' });
  await notify(api, payment_id);
  expect([(await accountOf(api, id)).credits, await useOf('PATIENT')]).toEqual([
    15,
    [{ payment_id, status: 'redeemed' }],
  ]);
});

test('a first-purchase discount does not apply to an order paid after another', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser, welcome));
  await payFor(api, await order(browser));
  await setSandbox(api, payment_id, { status: 'paid' });
  await notify(api, payment_id);
  expect((await accountOf(api, id)).ledger).toEqual([
    ['purchase', 15, 15],
    ['purchase', 12, 27],
  ]);
});

test('the eleventh code attempt returns 429, and the welcome discount does not count as one', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  try {
    const { browser } = await limited.member();
    const tries: number[] = [];
    for (let count = 0; count < 11; count += 1)
      tries.push((await ask(browser, { code: `GUESS${count}` })).status);
    expect(tries).toEqual([...Array<number>(10).fill(404), 429]);
    expect((await ask(browser, { welcome: 'true' })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('a code is not found by members of another pool', async () => {
  await makeCode('OAKONLY');
  const { browser } = await api.member({
    host: elmfordHost,
    account: { pool: 'elm', brand: 'elmford' },
    profile: { pool: 'elm' },
  });
  expect(statusAndCode(await ask(browser, { code: 'OAKONLY' }))).toEqual([404, 'code_not_found']);
});
