import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/database/connection';
import { openSession } from '../../src/kernel/sessions/session-store';
import { engine } from '../../test/support/api';
import { extent } from '../../test/support/extent';
import { insertMember } from '../../test/support/members';
import { prepareOwnServer, type OwnServer } from '../../test/support/own-server';
import { consistent, inconsistencies } from '../support/consistency';

const rounds = extent(40, 2);
const buyers = 12;
/** What each buyer spends on a gift. */
const gift = { id: 'rose', credits: 3 };
/**
 * For the package with the welcome discount: its price, its credits, and the credits that sum buys without
 * the discount.
 */
const [amount, credits, creditsWithoutDiscount] = [1124, 15, 12];
/** The same package at full price, by direct debit. */
const debited = 1499;
/** The id of the file in which the bank collected the debits it returns. */
const batch = 'PROOF';

/** A new member, with an idempotency key for each request. */
interface Buyer {
  id: string;
  cookie: string;
  keys: [string, string, string, string];
  /** Where the direct debit's code is sent. */
  phone: string;
  /** Whether the bank returns the direct debit. */
  returns: boolean;
  /** How the provider takes back the first payment. */
  by: 'refund' | 'chargeback';
  /** Whether a chargeback is won. */
  wins: boolean;
}

/** Credits of each payment that was completed, and the amount of them that was taken back. */
interface Bought {
  payments: readonly number[];
  reversed: number;
}
/** Credits of the payments of a buyer whose cancelled order was paid after all. */
const paidLate = [credits, credits, creditsWithoutDiscount];

const returning = (some: readonly Buyer[]) => some.filter(({ returns }) => returns);
const winning = (some: readonly Buyer[]) => some.filter(({ wins }) => wins);

describe('server killed during money operations', () => {
  let own: OwnServer;
  /** The recipient of every gift. */
  let receiver: string;
  beforeAll(async () => {
    own = await prepareOwnServer('killed_payments', { LIMITS: 'off', LOG_LEVEL: 'info' });
    expect(own.prepared.code).toBe(0);
    // After the preparation, so that no demo people are seeded: the sandbox's pages are served in the demo only.
    own.environment.DEMO = '1';
    receiver = await own.inDatabase(async (db) => {
      await db
        .insertInto('direct_debit_batch')
        .values({
          id: batch,
          seller: 'amberlane-demo',
          creditor_name: 'Amberlane',
          creditor_id: 'GB19DEMO',
          creditor_iban: 'GB19DEMO00000000000001',
          collected_on: '2026-01-02',
          created_at: new Date(),
        })
        .execute();
      return (await newBuyer(db)).id;
    });
  }, 180_000);
  afterAll(async () => {
    await own.endProcesses();
    await own.remove();
  });

  async function newBuyer(db: Db): Promise<Buyer> {
    const now = new Date();
    const id = await insertMember(db, now, { account: { pool: 'amber', brand: 'amberlane' } });
    const cookie = `auth=${await openSession(db, id, 'proof', now)}`;
    const by = Math.random() < 0.5 ? 'refund' : 'chargeback';
    const wins = by === 'chargeback' && Math.random() < 0.5;
    const keys: Buyer['keys'] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const phone = `+31612${String(randomInt(1_000_000)).padStart(6, '0')}`;
    return { id, cookie, keys, by, wins, phone, returns: Math.random() < 0.5 };
  }

  function ask(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(own.at(path), {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  }

  /** Places an order, idempotent by key, which cancels an open one; returns its payment. */
  async function place({ cookie }: Buyer, key: string): Promise<string> {
    const order = {
      package: 'a15',
      method: 'card',
      amount,
      code: 'WELCOME25',
      country: 'NL',
      express_request: true,
    };
    const answer = await ask('POST', '/api/payment.php', order, { 'idempotency-key': key, cookie });
    return ((await answer.json()) as { payment_id: string }).payment_id;
  }

  /** Makes the site query a provider about a payment. */
  async function callWebhook(id: string): Promise<void> {
    expect((await ask('POST', '/api/payment-webhook.php', { id })).status).toBe(200);
  }

  const sandbox = (path: string) => `http://127.0.0.1:${own.environment.SANDBOX_PORT}${path}`;

  /** Chooses a payment's outcome on the provider's checkout page, and sends its webhook. */
  async function becomes(payment: string, outcome: 'paid' | Buyer['by']): Promise<void> {
    const body = new URLSearchParams({ outcome, webhook: 'lost' });
    const chosen = await fetch(sandbox(`/checkout/sb_${payment}`), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(chosen.status).toBe(303);
    await callWebhook(`sb_${payment}`);
  }

  async function give({ cookie, keys }: Buyer): Promise<void> {
    const body = { profile: receiver, type: 'gift', gift: gift.id };
    const answer = await ask('POST', '/api/chat.php', body, { 'idempotency-key': keys[2], cookie });
    expect(answer.status).toBe(200);
  }

  /** Orders by direct debit and confirms with the newest code, unless already confirmed. */
  async function debit({ cookie, keys, phone }: Buyer): Promise<void> {
    const form = {
      account_holder: 'Saffron Demo',
      iban: 'NL91 ABNA 0417 1643 00',
      street: 'Voorbeeldstraat',
      house_number: '12a',
      zip: '3511 AB',
      city: 'Utrecht',
      phone,
      country: 'NL',
      package: 'a15',
      amount: debited,
      express_request: true,
    };
    const made = await ask('POST', '/api/directdebit.php', form, { 'idempotency-key': keys[3], cookie });
    const { payment_id } = ((await made.json()) as { payment: { payment_id: string } }).payment;
    await ask('PUT', '/api/directdebit.php', { payment_id, resend: true }, { cookie });
    const [, sent = ''] = (await (await fetch(sandbox('/sms'))).text()).split('<tbody>');
    const row = sent.split('<tr>').find((cells) => cells.includes(phone)) ?? '';
    const otp = /\d{6}/.exec(row)?.[0];
    expect((await ask('PUT', '/api/directdebit.php', { payment_id, otp }, { cookie })).status).toBe(200);
  }

  /** Lets every code be sent again at once. */
  const allowResend = (db: Db) =>
    db
      .updateTable('direct_debit')
      .set({ code_sent_at: new Date(Date.now() - 61_000) })
      .where('confirmed_at', 'is', null)
      .execute();

  /**
   * What happens at the providers after the buyers' acts: their cancelled orders are paid after all, the bank
   * returns the direct debits concerned, and chargebacks are won. Returns the ids of the webhooks.
   */
  async function happenLater(db: Db, some: readonly Buyer[]): Promise<string[]> {
    const idsOf = (list: readonly Buyer[]) => sql<string>`any(${list.map(({ id }) => id)}::uuid[])`;
    const paid = await db
      .updateTable('sandbox_payment')
      .set({ status: 'paid' })
      .from('payment')
      .where(sql<boolean>`sandbox_payment.id = 'sb_' || payment.id`)
      .where('payment.account_id', '=', idsOf(some))
      .where('sandbox_payment.status', '=', 'canceled')
      .returning('sandbox_payment.id')
      .execute();
    const returned = await db
      .updateTable('direct_debit')
      .set({ returned_at: new Date(), batch_id: batch, collected_amount: debited })
      .from('payment')
      .whereRef('payment.id', '=', 'direct_debit.payment_id')
      .where('payment.account_id', '=', idsOf(returning(some)))
      .returning('direct_debit.payment_id')
      .execute();
    const won = await db
      .updateTable('sandbox_payment')
      .set({ won_back: sql<number>`charged_back` })
      .from('payment')
      .where(sql<boolean>`sandbox_payment.id = 'sb_' || payment.id`)
      .where('payment.account_id', '=', idsOf(winning(some)))
      .where('charged_back', '>', 0)
      .returning('sandbox_payment.id')
      .execute();
    expect([paid.length, returned.length, won.length]).toEqual([
      some.length,
      returning(some).length,
      winning(some).length,
    ]);
    return [
      ...[...paid, ...won].map(({ id }) => id),
      ...returned.map(({ payment_id }) => `dd_${payment_id}`),
    ];
  }

  /**
   * Orders twice and pays the order that did not get cancelled, gives a gift, buys by direct debit, and has the
   * paid order reversed, all of it idempotent. `done` is called after each step; another way to move credits is
   * one more line.
   */
  async function act(buyer: Buyer, done: () => void): Promise<void> {
    await place(buyer, buyer.keys[0]);
    const order = await place(buyer, buyer.keys[1]);
    await becomes(order, 'paid');
    done();
    await give(buyer);
    done();
    await debit(buyer);
    done();
    await becomes(order, buyer.by);
    done();
  }

  /** Inconsistencies in members' money, one row per member, beside what each of them must have bought. */
  async function wrongAccounts(db: Db, some: readonly Buyer[], { payments, reversed }: Bought) {
    const { rows } = await sql`
      select account.id, paid_user, payments, purchases, redeemed, gifts, taken, expected from account,
        lateral (select array_agg(credits order by credits desc) as payments, count(receipt_number) as receipts,
            sum(floor(credits * reversed_amount / amount::numeric))::integer as expected, sum(reversed_amount) as reversed
          from payment where account_id = account.id and status = 'completed') completed,
        lateral (select array_agg(amount order by amount desc) filter (where kind = 'purchase') as purchases,
            array_agg(amount) filter (where kind = 'gift') as gifts,
            -sum(amount) filter (where kind in ('refund', 'chargeback')) as taken
          from ledger where account_id = account.id) booked,
        lateral (select count(*)::integer as redeemed from discount_redemption
          where account_id = account.id and status = 'redeemed') used
      where account.id = any(${some.map(({ id }) => id)}::uuid[]) and not coalesce(
        paid_user and payments = purchases and redeemed = 1 and receipts = cardinality(payments)
        and gifts = ${[-gift.credits]}::integer[] and reversed = ${reversed} and taken = expected
        and credits = (select sum(one) from unnest(payments) as one) - ${gift.credits} - taken and debt = 0
        and payments = ${payments}::integer[], false)`.execute(db);
    return rows;
  }

  /** The same for buyers to whom everything has happened. */
  async function wrongLater(db: Db, some: readonly Buyer[]) {
    const wrong: unknown[] = [];
    for (const wins of [false, true]) {
      for (const returns of [false, true]) {
        const those = some.filter((buyer) => buyer.wins === wins && buyer.returns === returns);
        const reversed = (wins ? 0 : amount) + (returns ? debited : 0);
        wrong.push(...(await wrongAccounts(db, those, { payments: paidLate, reversed })));
      }
    }
    return wrong;
  }

  async function receiptGaps(db: Db): Promise<number> {
    const { rows } = await sql<{ gaps: number }>`
      select coalesce(sum(last), 0)::integer - (select count(receipt_number) from payment)::integer
        - (select count(number) from payment_refund)::integer as gaps
      from receipt_series`.execute(db);
    return rows[0]?.gaps ?? Number.NaN;
  }

  /** Runs work beside a server until the server is killed, at the latest when all work has ended. */
  async function untilKilled(
    work: (done: () => void) => Promise<void>[],
    killAt = Number.POSITIVE_INFINITY,
  ): Promise<{ acknowledged: number; failed: unknown[] }> {
    const { child, exit } = await own.serve();
    let acknowledged = 0;
    const done = () => {
      acknowledged += 1;
      if (acknowledged === killAt) child.kill('SIGKILL');
    };
    const ended = await Promise.allSettled(work(done));
    child.kill('SIGKILL');
    await exit;
    const failed = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    return { acknowledged, failed };
  }

  test(`after ${rounds} kills, every purchase, gift, debit, refund and chargeback is booked exactly once`, async () => {
    let total = 0;
    let before: Buyer[] = [];
    let webhooks: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const some = await own.inDatabase(async (db) => {
        const made: Buyer[] = [];
        for (let count = 0; count < buyers; count += 1) made.push(await newBuyer(db));
        return made;
      });
      const work = (done: () => void) => [
        ...some.map((buyer) => act(buyer, done)),
        ...webhooks.map(async (id) => {
          await callWebhook(id);
          done();
        }),
      ];
      const { acknowledged } = await untilKilled(work, 1 + randomInt(buyers * 5));
      total += acknowledged;
      await own.inDatabase(async (db) => {
        expect(await inconsistencies(db)).toEqual(consistent);
        await allowResend(db);
      });

      const { failed } = await untilKilled(work);
      const found = await own.inDatabase(async (db) => ({
        failed,
        wrong: [
          ...(await wrongAccounts(db, some, { payments: [credits, credits], reversed: amount })),
          ...(await wrongLater(db, before)),
        ],
        unbalanced: await inconsistencies(db),
        gaps: await receiptGaps(db),
      }));
      expect({ round, ...found }).toEqual({
        round,
        failed: [],
        wrong: [],
        unbalanced: consistent,
        gaps: 0,
      });
      webhooks = await own.inDatabase((db) => happenLater(db, some));
      before = some;
    }
    console.log(
      `${engine}: ${rounds} kills, ${total} acts acknowledged before them: drift 0, negative 0, twice 0, lost 0`,
    );
  });
});
