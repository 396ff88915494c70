import type { Credits } from '@heartwood/api-contract';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SmsError } from '../../src/sms/sms-port';
import { accountOf, bodyOf } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import {
  buyByDebit,
  confirmDebit,
  debitOf,
  form,
  lastCode,
  lastSms,
  orderDebit,
  path,
  refusal,
  resend,
} from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let member: { id: string; browser: Browser };
beforeEach(async () => {
  member = await api.member();
});

const idOf = (answer: Parameters<typeof debitOf>[0]) => debitOf(answer).payment.payment_id;
const nothing = { credits: 0, debt: 0, paid_user: false, ledger: [] };
const bought = { credits: 15, debt: 0, paid_user: true, ledger: [['purchase', 15, 15]] };
const orders = async () =>
  (await api.db.selectFrom('payment').select('status').where('account_id', '=', member.id).execute()).map(
    ({ status }) => status,
  );

test('the open order is returned until it is confirmed, then by its id, to its member only', async () => {
  const directDebitOf = async (id?: string, browser = member.browser) => {
    const { body } = await browser.get(id === undefined ? path : `${path}?payment_id=${id}`);
    return (body as { order: unknown }).order;
  };
  expect(await directDebitOf()).toBeNull();
  const ordered = await orderDebit(member.browser);
  const id = idOf(ordered);
  expect([await directDebitOf(), await directDebitOf(id)]).toEqual([ordered.body, ordered.body]);
  const { browser: other } = await api.member();
  expect([await directDebitOf(undefined, other), await directDebitOf(id, other)]).toEqual([null, null]);
  const confirmed = await confirmDebit(member.browser, id, await lastCode(api));
  expect([await directDebitOf(), await directDebitOf(id)]).toEqual([null, confirmed.body]);
  const given = idOf(await orderDebit(other));
  const instead = await orderDebit(other, { phone: '06-8765 4321' });
  expect([await directDebitOf(given, other), await directDebitOf(undefined, other)]).toEqual([
    null,
    instead.body,
  ]);
  expect((await member.browser.get(`${path}?payment_id=none`)).status).toBe(404);
});

test('an order is confirmed by its code, and its credits are granted at once', async () => {
  const before = await member.browser.get(path);
  const ordered = await orderDebit(member.browser);
  const now = api.clock.now();
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const { reference, earliest_collection } = before.body as Record<string, string>;
  expect(before).toMatchObject({
    status: 200,
    body: {
      status: 'available',
      creditor: {
        name: 'Oakmere Test Ltd',
        address: '1 Sample Lane',
        city: 'London',
        country: 'GB',
        creditor_id: 'DE98ZZZ09999999999',
      },
      reference: expect.stringMatching(/^OAKMERE-[2-9A-HJ-NP-Z]{12}$/) as string,
      limit: 10000,
      used: 0,
      from: null,
      open: 0,
      currency: 'EUR',
    },
  });
  expect(ordered).toMatchObject({
    status: 201,
    body: {
      payment: { credits: 15, amount: 1500, currency: 'EUR', status: 'pending', method: 'directdebit' },
      mandate_reference: reference,
      account_holder: 'Saffron Demo',
      iban: 'NL•• •••• •••• ••43 00',
      bank: 'ABN AMRO',
      phone: '•••• •••• 78',
      earliest_collection,
      confirmed: null,
      code_expires: at(600),
      resend_from: at(60),
      tries_left: 5,
    },
  });
  expect(await accountOf(api, member.id)).toEqual(nothing);
  const open = await member.browser.get('/api/payment.php', { query: { id: idOf(ordered) } });
  expect(new URL(bodyOf(open).checkout_url ?? '')).toMatchObject({
    hostname: 'oakmere.test',
    pathname: '/directdebit',
    search: `?payment=${idOf(ordered)}`,
  });

  const code = await lastCode(api);
  expect(await lastSms(api)).toBe(
    `${code} is your Oakmere code for a one-off direct debit of €15.00. Didn’t ask for it? Don’t enter or share it.\n\n@oakmere.test #${code}`,
  );
  const confirmed = await confirmDebit(
    member.browser,
    idOf(ordered),
    ` ${code.slice(0, 3)} ${code.slice(3)}`,
  );
  expect(confirmed).toMatchObject({
    status: 200,
    body: {
      payment: { status: 'completed' },
      confirmed: now.toISOString(),
      code_expires: null,
      resend_from: null,
    },
  });
  expect(await accountOf(api, member.id)).toEqual(bought);
  const again = await confirmDebit(member.browser, idOf(ordered), code);
  expect(again).toMatchObject({ status: 200, body: confirmed.body as object });
  expect(refusal(await confirmDebit(member.browser, idOf(ordered), '000000'))).toEqual([409, 'conflict']);
  expect(await accountOf(api, member.id)).toEqual(bought);
});

test('a mandate is stored with its details, text version, confirmation time and IP address', async () => {
  const payment_id = await buyByDebit(api, member.browser);
  const kept = await api.db
    .selectFrom('direct_debit')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    account_id: member.id,
    mandate_version: '2026-11',
    creditor_name: 'Oakmere Test Ltd',
    creditor_id: 'DE98ZZZ09999999999',
    account_holder: 'Saffron Demo',
    iban: 'NL91ABNA0417164300',
    street: 'Voorbeeldstraat',
    house_number: '12a',
    zip: '3511 AB',
    city: 'Utrecht',
    phone: '+31612345678',
    confirmed_at: api.clock.now(),
    confirmed_ip: expect.stringMatching(/^198\.51\./) as string,
  });
  expect(kept.code_hash).toMatch(/^[0-9a-f]{64}$/);
  const { receipts } = (await member.browser.get('/api/transactions.php')).body as { receipts: object[] };
  expect(receipts).toMatchObject([{ method: 'directdebit', mandate_reference: kept.mandate_reference }]);
});

describe('invalid order form', () => {
  test.each([
    ['IBAN with a wrong checksum', { iban: 'NL91 ABNA 0417 1643 01' }, [422, 'iban_invalid']],
    ['IBAN of an unsupported country', { iban: 'US12 3456' }, [422, 'iban_invalid']],
    ['IBAN with a zero-width space', { iban: 'NL91ABNA0417164300\u200B' }, [422, 'iban_invalid']],
    ['landline number', { phone: '020 1234567' }, [422, 'phone_invalid']],
    ['premium number', { phone: '0900 1234' }, [422, 'phone_invalid']],
    ['phone number of words', { phone: 'call me' }, [422, 'phone_invalid']],
    ['no express request', { express_request: false }, [422, 'express_request_required']],
    ['wrong amount', { amount: 1499 }, [409, 'amount_changed', { amount: 1500, currency: 'EUR' }]],
    ['unknown package', { package: 'o16' }, [422, 'package_unknown']],
    [
      'country outside the euro area',
      { country: 'GB', amount: 1300, phone: '+31612345678' },
      [422, 'method_not_offered'],
    ],
    ['unknown discount code', { code: 'NOPE' }, [404, 'code_not_found']],
    ['blank account holder', { account_holder: ' \t ' }, [422, 'invalid_fields']],
    ['account holder of dots', { account_holder: '...' }, [422, 'invalid_fields']],
    ['street with a direction override', { street: 'Voor\u202Ebeeld' }, [422, 'invalid_fields']],
    ['city over 35 characters', { city: 'x'.repeat(36) }, [422, 'invalid_fields']],
  ])('(%s) is rejected with its own error, and nothing is ordered or sent', async (_, changes, expected) => {
    const sent = () => api.db.selectFrom('outgoing_sms').select('id').execute();
    const before = await sent();
    expect(refusal(await orderDebit(member.browser, changes))).toEqual(expected);
    expect([await orders(), await sent()]).toEqual([[], before]);
  });

  test('lists the invalid text fields', async () => {
    const answer = await orderDebit(member.browser, {
      account_holder: ' ',
      zip: '1'.repeat(17),
      city: '–',
      iban: 'x',
    });
    expect((answer.body as { fields: unknown }).fields).toEqual({
      account_holder: 'required',
      zip: 'too_long',
      city: 'invalid',
    });
  });
});

test('a discount code applies, and only once', async () => {
  const ordered = await orderDebit(member.browser, { code: 'TIMEBONUS25', amount: 1125 });
  expect(debitOf(ordered).payment).toMatchObject({ amount: 1125, credits: 15, code: 'TIMEBONUS25' });
  await confirmDebit(member.browser, idOf(ordered), await lastCode(api));
  const refused = await orderDebit(member.browser, { code: 'TIMEBONUS25', amount: 1125 });
  expect(refusal(refused)).toEqual([409, 'code_used']);
});

test('the member’s spend limit applies', async () => {
  const limited = await api.member({ account: { spend_limit: 1499 } });
  const refused = await orderDebit(limited.browser);
  expect(refusal(refused).slice(0, 2)).toEqual([403, 'spend_limit_reached']);
});

describe('SMS code', () => {
  test('is locked after five wrong attempts until a new one is sent', async () => {
    const id = idOf(await orderDebit(member.browser));
    const code = await lastCode(api);
    const wrong = code === '000000' ? '000001' : '000000';
    const left: unknown[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      left.push(refusal(await confirmDebit(member.browser, id, wrong))[2]);
    expect(left).toEqual([4, 3, 2, 1, 0, 0].map((tries_left) => ({ tries_left })));
    expect(refusal(await confirmDebit(member.browser, id, code))).toEqual([
      422,
      'code_invalid',
      { tries_left: 0 },
    ]);
    api.clock.pass(60);
    expect(await resend(member.browser, id)).toMatchObject({ status: 200, body: { tries_left: 5 } });
    expect((await confirmDebit(member.browser, id, await lastCode(api))).status).toBe(200);
  });

  test('expires after ten minutes', async () => {
    const id = idOf(await orderDebit(member.browser));
    api.clock.pass(600);
    expect(refusal(await confirmDebit(member.browser, id, await lastCode(api)))).toEqual([
      422,
      'code_invalid',
      { tries_left: 0 },
    ]);
    expect(await accountOf(api, member.id)).toEqual(nothing);
  });

  test('in the wrong format uses up no attempt', async () => {
    const id = idOf(await orderDebit(member.browser));
    for (const otp of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12345678901234567890'])
      expect(refusal(await confirmDebit(member.browser, id, otp))).toEqual([
        422,
        'code_invalid',
        { tries_left: 5 },
      ]);
  });

  test('is replaced by a new one', async () => {
    const id = idOf(await orderDebit(member.browser));
    const first = await lastCode(api);
    expect(refusal(await resend(member.browser, id))[1]).toBe('too_many_requests');
    api.clock.pass(60);
    await resend(member.browser, id);
    const second = await lastCode(api);
    // Two codes of six digits are equal once in a million runs.
    expect(second).not.toBe(first);
    expect(refusal(await confirmDebit(member.browser, id, first))).toEqual([
      422,
      'code_invalid',
      { tries_left: 4 },
    ]);
    expect((await confirmDebit(member.browser, id, second)).status).toBe(200);
  });

  test('is valid for its own order, member, IBAN and amount only', async () => {
    const id = idOf(await orderDebit(member.browser));
    const code = await lastCode(api);
    const change = (values: object) =>
      api.db.updateTable('direct_debit').set(values).where('payment_id', '=', id).execute();
    await change({ iban: 'DE89370400440532013000' });
    expect(refusal(await confirmDebit(member.browser, id, code))[1]).toBe('code_invalid');
    await change({ iban: 'NL91ABNA0417164300' });
    await api.db.updateTable('payment').set({ amount: 1 }).where('id', '=', id).execute();
    expect(refusal(await confirmDebit(member.browser, id, code))[1]).toBe('code_invalid');
    await api.db.updateTable('payment').set({ amount: 1500 }).where('id', '=', id).execute();
    const other = await api.member();
    expect(refusal(await confirmDebit(other.browser, id, code))).toEqual([404, 'not_found']);
    expect(refusal(await confirmDebit(member.browser, 'x', code))).toEqual([404, 'not_found']);
    expect((await confirmDebit(member.browser, id, code)).status).toBe(200);
  });
});

describe('unconfirmed order', () => {
  test('expires after half an hour, together with its code', async () => {
    const id = idOf(await orderDebit(member.browser));
    const code = await lastCode(api);
    api.clock.pass(30 * 60 - 1);
    await finish(api, reconcilePayments);
    expect(await orders()).toEqual(['pending']);
    api.clock.pass(3600);
    await finish(api, reconcilePayments);
    expect(await orders()).toEqual(['cancelled']);
    expect(refusal(await confirmDebit(member.browser, id, code))).toEqual([409, 'conflict']);
    expect(refusal(await resend(member.browser, id))).toEqual([409, 'conflict']);
  });

  test('is cancelled by the next order, which gets another reference', async () => {
    const first = await orderDebit(member.browser);
    const second = await orderDebit(member.browser, { iban: 'DE89 3704 0044 0532 0130 00' });
    expect(await orders()).toEqual(expect.arrayContaining(['cancelled', 'pending']));
    expect(debitOf(first).mandate_reference).not.toBe(debitOf(second).mandate_reference);
    expect((await confirmDebit(member.browser, idOf(second), await lastCode(api))).status).toBe(200);
  });

  test('is returned again for the same idempotency key', async () => {
    const first = await orderDebit(member.browser, {}, 'order-once');
    const repeated = await orderDebit(member.browser, {}, 'order-once');
    expect(repeated.body).toEqual(first.body);
    expect(refusal(await orderDebit(member.browser, { zip: '1' }, 'order-once'))[0]).toBe(409);
    expect(await orders()).toEqual(['pending']);
  });
});

describe('direct debit limits', () => {
  /** Direct debit among the payment methods of the purchase page. */
  async function offeredFrom() {
    const { body } = await member.browser.get('/api/credits.php');
    return (body as Credits).methods.find(({ id }) => id === 'directdebit');
  }

  test('allow one unsettled order', async () => {
    const id = await buyByDebit(api, member.browser);
    const refused = refusal(await orderDebit(member.browser));
    expect(refused.slice(0, 2)).toEqual([429, 'directdebit_limit_reached']);
    expect(refused[2]).toMatchObject({ amount: 8500, currency: 'EUR', limited_by: 'open' });
    expect(await offeredFrom()).toMatchObject({ limited_by: 'open' });
    const state = (await member.browser.get(path)).body as Record<string, unknown>;
    expect(state).toMatchObject({ status: 'limit', limited_by: 'open', used: 1500, reference: null });
    expect(String(state.from) > api.clock.now().toISOString().slice(0, 10)).toBe(true);
    await api.db
      .updateTable('direct_debit')
      .set({ settled_at: api.clock.now() })
      .where('payment_id', '=', id)
      .execute();
    expect((await orderDebit(member.browser)).status).toBe(201);
  });

  test('allow a hundred euro in thirty days', async () => {
    const start = api.clock.now();
    for (let bought = 0; bought < 3; bought += 1) {
      const id = await buyByDebit(api, member.browser, { package: 'o40', amount: 3200 });
      await api.db
        .updateTable('direct_debit')
        .set({ settled_at: start })
        .where('payment_id', '=', id)
        .execute();
    }
    const from = new Date(start.getTime() + 31 * 24 * 3600_000).toISOString().slice(0, 10);
    expect(refusal(await orderDebit(member.browser))).toEqual([
      429,
      'directdebit_limit_reached',
      { amount: 400, currency: 'EUR', limited_by: 'amount', from },
    ]);
    expect((await member.browser.get(path)).body).toMatchObject({
      status: 'limit',
      limited_by: 'amount',
      used: 9600,
      from,
    });
    expect(await offeredFrom()).toEqual({
      id: 'directdebit',
      kind: 'directdebit',
      logos: ['directdebit'],
      max_amount: 400,
      available_from: from,
      limited_by: 'amount',
    });
    const ordered_at = new Date(start.getTime() - 30 * 24 * 3600_000);
    await api.db
      .updateTable('direct_debit')
      .set({ ordered_at })
      .where('account_id', '=', member.id)
      .execute();
    expect(await offeredFrom()).toEqual({
      id: 'directdebit',
      kind: 'directdebit',
      logos: ['directdebit'],
      max_amount: 10_000,
    });
    expect((await orderDebit(member.browser)).status).toBe(201);
  });

  test('name the limit that holds longer if an order is open and the amount is reached', async () => {
    const buy = () => buyByDebit(api, member.browser, { package: 'o40', amount: 3200 });
    for (let bought = 0; bought < 2; bought += 1) {
      const id = await buy();
      await api.db
        .updateTable('direct_debit')
        .set({ settled_at: api.clock.now() })
        .where('payment_id', '=', id)
        .execute();
    }
    await buy();
    expect(await offeredFrom()).toMatchObject({ limited_by: 'amount' });
    const nearlyOver = new Date(api.clock.now().getTime() - 30 * 24 * 3600_000 + 60_000);
    await api.db
      .updateTable('direct_debit')
      .set({ ordered_at: nearlyOver })
      .where('account_id', '=', member.id)
      .where('settled_at', 'is not', null)
      .execute();
    expect(await offeredFrom()).toMatchObject({ limited_by: 'open' });
  });

  test('refuse a member after a returned debit, with the open amount', async () => {
    await api.db
      .updateTable('account')
      .set({ directdebit_blocked_at: api.clock.now() })
      .where('id', '=', member.id)
      .execute();
    expect(refusal(await orderDebit(member.browser))).toEqual([
      403,
      'directdebit_blocked',
      { amount: 0, currency: 'EUR' },
    ]);
    expect((await member.browser.get(path)).body).toMatchObject({
      status: 'blocked',
      reference: null,
      from: null,
    });
  });
});

test('direct debit is not offered without an SMS gateway', async () => {
  const silent = await startApi({ sms: null });
  const { browser } = await silent.member();
  expect(refusal(await browser.get(path))).toEqual([404, 'not_found']);
  expect(refusal(await browser.post(path, form))).toEqual([422, 'method_not_offered']);
  await silent.close();
});

test('an order that failed at the SMS gateway succeeds when repeated with its idempotency key', async () => {
  let away = true;
  const sent: string[] = [];
  const sms = {
    send: ({ text }: { text: string }) =>
      away ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(text)),
  };
  const troubled = await startApi({ sms });
  const { browser } = await troubled.member();
  expect(refusal(await orderDebit(browser, {}, 'again'))).toEqual([503, 'provider_unavailable']);
  away = false;
  const ordered = await orderDebit(browser, {}, 'again');
  const confirmed = await confirmDebit(browser, idOf(ordered), /^\d{6}/.exec(sent[0] ?? '')?.[0] ?? '');
  expect([ordered.status, confirmed.status, sent.length]).toEqual([201, 200, 1]);
  await troubled.close();
});

test('codes count towards no limit while the SMS gateway is unreachable, and count if it refuses them', async () => {
  let away: 'unavailable' | 'refused' | null = 'unavailable';
  const sms = { send: () => (away ? Promise.reject(new SmsError(away, 'away')) : Promise.resolve()) };
  const troubled = await startApi({ sms, environment: { LIMITS: 'on' } });
  const { browser } = await troubled.member();
  const statuses = [];
  for (let tried = 0; tried < 12; tried += 1) statuses.push((await orderDebit(browser, {}, 'again')).status);
  away = 'refused';
  statuses.push((await orderDebit(browser, {}, 'again')).status);
  away = null;
  for (let tried = 0; tried < 2; tried += 1) statuses.push((await orderDebit(browser, {}, 'again')).status);
  for (let tried = 0; tried < 2; tried += 1) statuses.push((await orderDebit(browser)).status);
  await troubled.close();
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 503), 503, 201, 201, 201, 429]);
});

test('all members of one network together get at most thirty codes a day', async () => {
  const strict = await startApi({ environment: { LIMITS: 'on' } });
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1) {
    const { browser } = await strict.member({ address: '192.0.2.7' });
    statuses.push((await orderDebit(browser, { phone: `06123456${10 + sent}` })).status);
  }
  const elsewhere = await strict.member({ address: '192.0.2.8' });
  statuses.push((await orderDebit(elsewhere.browser, { phone: '0612345650' })).status);
  await strict.close();
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429, 201]);
});

test('a member and a phone number each get at most three codes an hour and five a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const strict = await startApi({ environment: { LIMITS: 'on' } });
  const { browser } = await strict.member();
  const other = await strict.member();
  const statuses = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push((await orderDebit(browser)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await orderDebit(other.browser)).status).toBe(429);
  expect((await orderDebit(other.browser, { phone: '0612345679' })).status).toBe(201);
  const hour = 3600;
  const codesAfter = async (seconds: number, count: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    const answers = [];
    for (let sent = 0; sent < count; sent += 1) {
      const { status, headers } = await orderDebit(browser);
      answers.push([status, headers.get('retry-after')]);
    }
    return answers;
  };
  const windows = [
    await codesAfter(hour - 1, 1),
    await codesAfter(1, 3),
    await codesAfter(hour, 1),
    await codesAfter(22 * hour - 1, 1),
    await codesAfter(1, 1),
  ];
  vi.useRealTimers();
  await strict.close();
  expect(windows).toEqual([
    [[429, '1']],
    [
      [201, null],
      [201, null],
      [429, String(23 * hour)],
    ],
    [[429, String(22 * hour)]],
    [[429, '1']],
    [[201, null]],
  ]);
});
