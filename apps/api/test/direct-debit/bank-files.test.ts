import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPain } from '../../src/direct-debit/bank-files/check-pain';
import { directDebitCommand } from '../../src/direct-debit/direct-debit-command';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { earliestCollection } from '../../src/payments/limits/target-days';
import { accountOf, bodyOf, order } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import { testBrands } from '../support/brands';
import type { Browser } from '../support/browser';
import { mailTo, sentMails } from '../support/mails';
import { batchEntry, camt053, camt054, entry } from './camt-files';
import { buyByDebit, orderDebit, path, refusal } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const commandOf = ({ application }: TestApi, ...args: string[]) =>
  directDebitCommand(application.services, args);
const command = (...args: string[]) => commandOf(api, ...args);
const exported = (by = api) => commandOf(by, 'export', '--seller', 'oakmere-test');
const imported = (text: string, by = api) => commandOf(by, 'import', `--text=${text}`);

interface Bought {
  id: string;
  browser: Browser;
  payment: string;
  mandate: string;
}

async function buy(changes: object = {}, by = api): Promise<Bought> {
  const { id, browser } = await by.member();
  const payment = await buyByDebit(by, browser, changes);
  const { mandate_reference: mandate } = await by.db
    .selectFrom('direct_debit')
    .select('mandate_reference')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return { id, browser, payment, mandate };
}

const statusOf = async ({ payment }: Bought, { db }: TestApi = api) =>
  (await db.selectFrom('payment').select('status').where('id', '=', payment).executeTakeFirstOrThrow())
    .status;

const batchOf = (text: string) => /<MsgId>(.+)<\/MsgId>/.exec(text)?.[1] ?? '';

describe('collection file', () => {
  let text: string;
  let orders: Bought[];
  beforeAll(async () => {
    orders = [
      await buy({
        account_holder: 'Zoë Müller-Łąska & Söhne',
        street: 'Straße',
        iban: 'DE89370400440532013000',
      }),
      await buy({ package: 'o40', amount: 3200 }),
    ];
    const { browser } = await api.member();
    await orderDebit(browser);
    text = await exported();
  });

  test('has every confirmed order once, with sums, dates and mandates', () => {
    const collectedOn = earliestCollection(api.clock.now());
    expect(checkPain(text, api.clock.now())).toEqual([]);
    expect(text.match(/<MndtId>.*?<\/MndtId>/g)?.toSorted()).toEqual(
      orders.map(({ mandate }) => `<MndtId>${mandate}</MndtId>`).toSorted(),
    );
    for (const part of [
      '<NbOfTxs>2</NbOfTxs>',
      '<CtrlSum>47.00</CtrlSum>',
      '<SeqTp>OOFF</SeqTp>',
      `<ReqdColltnDt>${collectedOn}</ReqdColltnDt>`,
      '<Id>DE98ZZZ09999999999</Id>',
      '<IBAN>NL91ABNA0417164300</IBAN>',
      '<Nm>Zoe Muller-Laska + Sohne</Nm>',
      '<StrtNm>Strasse</StrtNm>',
      '<InstdAmt Ccy="EUR">32.00</InstdAmt>',
    ])
      expect(text).toContain(part);
  });

  test('is identical when exported again, and no order is collected twice', async () => {
    api.clock.pass(3600);
    expect(await command('export', '--batch', batchOf(text))).toBe(text);
    await expect(exported()).rejects.toThrow('nothing is to be collected');
    await expect(command('export', '--batch', 'DD-1')).rejects.toThrow('there is no file DD-1');
  });

  test.each([
    [
      'sum',
      (file: string) => file.replace('<CtrlSum>47.00', '<CtrlSum>47.01'),
      'GrpHdr: CtrlSum is not the sum',
    ],
    ['count', (file: string) => file.replace('<NbOfTxs>2', '<NbOfTxs>3'), 'GrpHdr: NbOfTxs is not 2'],
    ['IBAN', (file: string) => file.replace('NL91ABNA', 'NL92ABNA'), 'its IBAN is wrong'],
    ['sequence', (file: string) => file.replace('OOFF', 'RCUR'), 'SeqTp: not OOFF'],
    ['creditor', (file: string) => file.replace('DE98ZZZ', 'DE99ZZZ'), 'the creditor identifier is wrong'],
    [
      'collection date',
      (file: string) => file.replace(/<ReqdColltnDt>.{4}/, '<ReqdColltnDt>1999'),
      'ReqdColltnDt: too early',
    ],
    [
      'holiday',
      (file: string) => file.replace(/<ReqdColltnDt>.{10}/, '<ReqdColltnDt>2027-03-26'),
      'ReqdColltnDt: banks are closed on 2027-03-26',
    ],
    [
      'calendar date',
      (file: string) => file.replace(/<ReqdColltnDt>.{10}/, '<ReqdColltnDt>2027-02-31'),
      'ReqdColltnDt: no date',
    ],
    [
      'creation time',
      (file: string) => file.replace(/<CreDtTm>.*?</, '<CreDtTm>yesterday<'),
      'CreDtTm: no date with a time',
    ],
    [
      'file id',
      (file: string) => file.replace(/<MsgId>.*?</, '<MsgId>DD/<'),
      'MsgId: not 1 to 35 letters of SEPA',
    ],
    ['address', (file: string) => file.replace(/<Ctry>NL</, '<Ctry>nl<'), 'its country is wrong'],
    ['currency', (file: string) => file.replace('Ccy="EUR"', 'Ccy="USD"'), 'its amount is no euro'],
    [
      'element order',
      (file: string) => file.replace(/(<PmtMtd>.*<\/PmtMtd>\s*)(<NbOfTxs>.*<\/NbOfTxs>\s*)/, '$2$1'),
      'PmtInf: holds',
    ],
    ['schema version', (file: string) => file.replace('pain.008.001.08', 'pain.008.001.02'), 'Document: not'],
    ['closing tag', (file: string) => file.slice(0, -20), 'no well-formed XML'],
    [
      'document type',
      (file: string) => file.replace('?>', '?><!DOCTYPE x SYSTEM "file:///etc/passwd">'),
      'document type',
    ],
  ])('with a wrong %s fails the file check', async (_, change, problem) => {
    await expect(command('check', `--text=${change(text)}`)).rejects.toThrow(problem);
    expect(await command('check', `--text=${text}`)).toBe('nothing is wrong with the file');
  });
});

test('a refund before the export reduces the collection, one after it waits for the bank and then needs a transfer', async () => {
  const [provider] = api.application.services.payments.filter(({ name }) => name === 'directdebit');
  const [part, whole, late] = [await buy(), await buy(), await buy()];
  const refund = ({ payment }: Bought, amount: number, idempotencyKey: string) =>
    provider?.refund({
      providerId: `dd_${payment}`,
      amount,
      currency: 'EUR',
      description: 'Oakmere',
      idempotencyKey,
    });
  await refund(part, 400, 'part');
  await refund(part, 400, 'part');
  await expect(refund(part, 1101, 'more')).rejects.toThrow('by bank transfer');
  await refund(whole, 1500, 'whole');
  const text = await exported();
  expect(text.match(/<MndtId>.*?<\/MndtId>|<InstdAmt.*?<\/InstdAmt>/g)?.toSorted()).toEqual(
    [
      '<InstdAmt Ccy="EUR">11.00</InstdAmt>',
      '<InstdAmt Ccy="EUR">15.00</InstdAmt>',
      `<MndtId>${part.mandate}</MndtId>`,
      `<MndtId>${late.mandate}</MndtId>`,
    ].toSorted(),
  );
  await expect(refund(late, 1500, 'late')).rejects.toThrow('is being collected');
  await imported(camt053(entry({ mandate: late.mandate, amount: '15.00', reference: `L-${late.mandate}` })));
  await expect(refund(late, 1500, 'late')).rejects.toThrow('by bank transfer');
  await refund(part, 400, 'part');
  const fetched = await Promise.all(
    [part, whole, late].map(async ({ payment }) => provider?.fetch(`dd_${payment}`)),
  );
  expect(fetched.map((one) => [one?.status, one?.refunded])).toEqual([
    ['paid', 400],
    ['paid', 1500],
    ['paid', 0],
  ]);
});

describe('bank statement', () => {
  let bought: Bought;
  beforeEach(async () => {
    bought = await buy();
    await exported();
  });

  test('settles an order once, even if imported twice', async () => {
    const { mandate } = bought;
    const file = camt053(entry({ mandate, amount: '15.00', reference: `B-${mandate}` }));
    expect(await imported(file)).toBe('settled 1, returned 0, counted before 0');
    expect(await imported(file)).toBe('settled 0, returned 0, counted before 1');
    expect((await accountOf(api, bought.id)).ledger).toEqual([['purchase', 15, 15]]);
    expect((await orderDebit(bought.browser)).status).toBe(201);
  });

  test('settles an order once if statement and notification have different references', async () => {
    const settlement = (reference: string) =>
      entry({ mandate: bought.mandate, amount: '15.00', reference: `${reference}-${bought.mandate}` });
    expect(await imported(camt054(settlement('N')))).toBe('settled 1, returned 0, counted before 0');
    expect(await imported(camt053(settlement('S')))).toBe('settled 0, returned 0, counted before 1');
    expect((await accountOf(api, bought.id)).ledger).toEqual([['purchase', 15, 15]]);
  });

  test('recognises a return by the bank’s code, even listed before the settlement', async () => {
    const { mandate, id } = bought;
    const returned = entry({ mandate, amount: '15.00', reference: `R-${mandate}`, unpaid: true });
    const settled = entry({ mandate, amount: '15.00', reference: `S-${mandate}` });
    expect(await imported(camt053(returned, settled))).toBe('settled 1, returned 1, counted before 0');
    expect((await accountOf(api, id)).ledger).toEqual([
      ['purchase', 15, 15],
      ['chargeback', -15, 0],
    ]);
  });

  test('may contain CDATA sections', async () => {
    const { mandate } = bought;
    const file = camt053(entry({ mandate, amount: '15.00', reference: `C-${mandate}` }));
    const quoted = file.replaceAll(`>${mandate}<`, `><![CDATA[${mandate}]]><`);
    expect(await imported(quoted)).toBe('settled 1, returned 0, counted before 0');
  });

  test('with a return takes credits back, books the debt and blocks direct debit until unblocked', async () => {
    await api.db.updateTable('account').set({ credits: 5 }).where('id', '=', bought.id).execute();
    const last = { account_id: bought.id, kind: 'gift', ref: bought.id, amount: -10, balance_after: 5 };
    await api.db
      .insertInto('ledger')
      .values({ ...last, created_at: api.clock.now() })
      .execute();
    const settled = entry({ mandate: bought.mandate, amount: '15.00', reference: `S-${bought.mandate}` });
    await imported(camt053(settled));
    const returned = entry({
      mandate: bought.mandate,
      amount: '15.00',
      charged: '18.50',
      reference: `R-${bought.mandate}`,
      reason: 'MD06',
    });
    expect(await imported(camt053(returned))).toBe('settled 0, returned 1, counted before 0');
    expect(await imported(camt054(returned))).toBe('settled 0, returned 0, counted before 1');
    expect(await accountOf(api, bought.id)).toEqual({
      credits: 0,
      debt: 10,
      paid_user: true,
      ledger: [
        ['purchase', 15, 15],
        ['gift', -10, 5],
        ['debt', 10, 15],
        ['chargeback', -15, 0],
      ],
    });
    expect(refusal(await orderDebit(bought.browser))).toEqual([
      403,
      'directdebit_blocked',
      { amount: 1000, currency: 'EUR' },
    ]);
    expect((await bought.browser.get(path)).body).toMatchObject({ status: 'blocked', open: 1000 });
    expect((await order(bought.browser, { express_request: true })).status).toBe(201);
    expect(await command('list')).toContain(`${bought.mandate}\t15.00`);
    expect(await command('unblock', bought.id)).toBe(`${bought.id} may pay by direct debit again`);
    await expect(command('unblock', bought.id)).rejects.toThrow('is not blocked');
    expect((await bought.browser.get(path)).body).toMatchObject({ status: 'available' });
  });

  test('with a return closes a refund that was to be paid by hand', async () => {
    const { mandate, payment, id } = bought;
    const refund = (...args: string[]) => refundCommand(api.application.services, args);
    await imported(camt053(entry({ mandate, amount: '15.00', reference: `P-${mandate}` })));
    expect(await refund(payment, '--reason', 'asked for it')).toContain('by hand');
    expect(await refund('list')).toContain(payment);
    const file = camt053(entry({ mandate, amount: '15.00', reference: `H-${mandate}`, reason: 'MD06' }));
    expect(await imported(file)).toBe('settled 0, returned 1, counted before 0');
    expect(await refund('list')).not.toContain(payment);
    const { reversed_amount, charged_back_amount } = await api.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    expect([reversed_amount, charged_back_amount]).toEqual([1500, 1500]);
    expect(await accountOf(api, id)).toEqual({
      credits: 0,
      debt: 0,
      paid_user: true,
      ledger: [
        ['purchase', 15, 15],
        ['refund', -15, 0],
      ],
    });
  });

  test('may settle a whole file in one sum, if the sum is right', async () => {
    const other = await buy();
    const batch = batchOf(await exported());
    const wrong = batchEntry({ batch, amount: '15.01', reference: `${batch}-1` });
    expect(await imported(camt053(wrong))).toBe(
      `settled 0, returned 0, counted before 0\n${batch}: 15.01 in place of 15.00`,
    );
    const file = camt053(batchEntry({ batch, amount: '15.00', reference: `${batch}-2` }));
    expect(await imported(file)).toBe('settled 1, returned 0, counted before 0');
    expect((await orderDebit(other.browser)).status).toBe(201);
  });

  test('reports unknown mandates, wrong amounts and unknown files, and changes nothing', async () => {
    const { mandate } = bought;
    expect(
      await imported(
        camt053(
          entry({ mandate: 'SOMEBODY-ELSE', amount: '15.00', reference: 'X1' }),
          entry({ mandate, amount: '14.99', reference: 'X2' }),
          batchEntry({ batch: 'DD-UNKNOWN', amount: '15.00', reference: 'X3' }),
        ),
      ),
    ).toBe(
      [
        'settled 0, returned 0, counted before 0',
        'SOMEBODY-ELSE: no mandate of ours',
        `${mandate}: 14.99 in place of 15.00`,
        'DD-UNKNOWN: no file of ours',
      ].join('\n'),
    );
    expect(await statusOf(bought)).toBe('completed');
  });

  test.each([
    ['that is truncated', (file: string) => file.slice(0, -30)],
    [
      'without an amount',
      (file: string) => file.replace(/<Amt Ccy="EUR">15.00<\/Amt>/g, '<Amt Ccy="EUR">x</Amt>'),
    ],
    ['without a date', (file: string) => file.replace(/<BookgDt>.*?<\/BookgDt>/, '')],
    ['without a direction', (file: string) => file.replace(/<CdtDbtInd>CRDT<\/CdtDbtInd>/, '')],
    ['of an unsupported version', (file: string) => file.replace(/camt\.053/, 'camt.052')],
    ['with a document type', (file: string) => file.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ['in plain text', () => 'mandate;amount'],
    ['without content', () => ''],
  ])('in a file %s is rejected as a whole', async (_, change) => {
    const good = entry({ mandate: bought.mandate, amount: '15.00', reference: `C-${bought.mandate}` });
    const next = entry({ mandate: bought.mandate, amount: '15.00', reference: 'C2' });
    await expect(imported(change(camt053(next, good)))).rejects.toThrow();
    const { settled_at } = await api.db
      .selectFrom('direct_debit')
      .select('settled_at')
      .where('payment_id', '=', bought.payment)
      .executeTakeFirstOrThrow();
    expect(settled_at).toBeNull();
  });
});

describe('amount limit for credits at confirmation', () => {
  const larger = { package: 'o40', amount: 3200 };
  const none = { credits: 0, debt: 0, paid_user: false, ledger: [] };
  let capped: TestApi;
  beforeAll(async () => {
    const direct_debit = { credits_at_confirmation_up_to: 1500 };
    capped = await startApi({ brands: testBrands({}, { direct_debit }) });
  });
  afterAll(() => capped.close());

  test('up to it credits come at confirmation, above it after settlement', async () => {
    const [atOnce, later] = [await buy({}, capped), await buy(larger, capped)];
    expect([await statusOf(atOnce, capped), await statusOf(later, capped)]).toEqual(['completed', 'pending']);
    const open = await later.browser.get('/api/payment.php', { query: { id: later.payment } });
    expect(open.body).toMatchObject({ status: 'pending', checkout_url: null });
    expect((await accountOf(capped, atOnce.id)).credits).toBe(15);
    expect(await accountOf(capped, later.id)).toEqual(none);
    await exported(capped);
    const { mandate } = later;
    const settled = camt054(entry({ mandate, amount: '32.00', reference: `W-${mandate}` }));
    expect(await imported(settled, capped)).toBe('settled 1, returned 0, counted before 0');
    expect(await accountOf(capped, later.id)).toEqual({
      credits: 40,
      debt: 0,
      paid_user: true,
      ledger: [['purchase', 40, 40]],
    });
    expect(await statusOf(later, capped)).toBe('completed');
  });

  test.each([
    ['AM04', 'insufficient_funds'],
    ['MS03', undefined],
  ])('an order above it that is returned for %s fails with the reason %s', async (reason, expected) => {
    const later = await buy(larger, capped);
    await exported(capped);
    const { mandate, payment } = later;
    const file = camt054(entry({ mandate, amount: '32.00', reference: `G-${mandate}`, reason }));
    expect(await imported(file, capped)).toBe('settled 0, returned 1, counted before 0');
    const { status, failure_reason } = bodyOf(
      await later.browser.get('/api/payment.php', { query: { id: payment } }),
    );
    expect([status, failure_reason]).toEqual(['failed', expected]);
  });

  test('an order above it that is returned fails without credits', async () => {
    const later = await buy(larger, capped);
    await exported(capped);
    const { mandate } = later;
    await imported(
      camt054(entry({ mandate, amount: '32.00', reference: `F-${mandate}`, reason: 'AC04' })),
      capped,
    );
    expect([await statusOf(later, capped), await accountOf(capped, later.id)]).toEqual(['failed', none]);
    expect((await later.browser.get(path)).body).toMatchObject({ status: 'blocked', open: 0 });
  });
});

test('collection dates skip weekends and TARGET holidays', () => {
  const day = (text: string) => earliestCollection(new Date(`${text}T11:00:00Z`));
  expect(
    [
      '2026-01-05',
      '2026-01-02',
      '2026-04-01',
      '2026-04-02',
      '2026-04-30',
      '2026-12-23',
      '2026-12-31',
      '2027-03-25',
    ].map(day),
  ).toEqual([
    '2026-01-07',
    '2026-01-06',
    '2026-04-07',
    '2026-04-08',
    '2026-05-05',
    '2026-12-28',
    '2027-01-05',
    '2027-03-31',
  ]);
});

test('the mandate copy is mailed in the member’s language, with the IBAN masked', async () => {
  const working = await startApi();
  await working.application.work();
  for (const [language, words] of [
    ['en', 'SEPA direct debit mandate, one-off'],
    ['de', 'SEPA-Lastschriftmandat, einmalig'],
    ['nl', 'Eenmalige machtiging SEPA-incasso'],
  ] as const) {
    const email = `${language}@oakmere.example`;
    const { browser } = await working.member({ account: { language, email, email_key: email } });
    await buyByDebit(working, browser, { account_holder: `Holder ${language}` });
    await mailTo(working, email, 1);
    const mails = (await sentMails(working)).filter(({ to_address }) => to_address === email);
    const mail = mails.find(({ text }) => text.includes(words)) ?? { text: '' };
    expect(mail.text).toContain('DE98ZZZ09999999999');
    expect(mail.text).toContain('NL•• •••• •••• ••43 00');
    expect(mail.text).toContain(`Holder ${language}, Voorbeeldstraat 12a, 3511 AB Utrecht`);
    expect(mail.text).not.toContain('0417');
  }
  await working.close();
});
