import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../src/database/connection';
import { openPostgres } from '../../src/database/open-postgres';
import { openSession } from '../../src/kernel/sessions/session-store';
import { engine } from '../../test/support/api';
import { extent } from '../../test/support/extent';
import { insertMember } from '../../test/support/members';
import { prepareOwnServer, type OwnServer } from '../../test/support/own-server';
import { consistent, inconsistencies } from '../support/consistency';

const rounds = extent(40, 2);
const buyers = 12;
/** What each buyer spends on a gift, and the amount of the first payment that is refunded or charged back. */
const gift = { id: 'rose', credits: 3 };
const back = 300;
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
  /** Whether the first payment is partly reversed by the bank or refunded by us. */
  by: 'refunded' | 'charged_back';
}

describe.runIf(engine === 'postgres')('server killed during money operations', () => {
  let own: OwnServer;
  let connection: Connection;
  /** The recipient of every gift. */
  let receiver: string;
  beforeAll(async () => {
    own = await prepareOwnServer('killed_payments', { LIMITS: 'off', LOG_LEVEL: 'info' });
    expect(own.prepared.code).toBe(0);
    connection = openPostgres(own.environment.DATABASE_URL ?? '', { connections: 4 });
    receiver = (await newBuyer()).id;
    await connection.db
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
  }, 180_000);
  afterAll(async () => {
    await own.endProcesses();
    await connection.close();
    await own.remove();
  });

  async function newBuyer(): Promise<Buyer> {
    const now = new Date();
    const id = await insertMember(connection.db, now, { account: { pool: 'amber', brand: 'amberlane' } });
    const cookie = `auth=${await openSession(connection.db, id, 'proof', now)}`;
    const by = Math.random() < 0.5 ? 'refunded' : 'charged_back';
    const keys: Buyer['keys'] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const phone = `+31612${String(randomInt(1_000_000)).padStart(6, '0')}`;
    return { id, cookie, keys, by, phone, returns: Math.random() < 0.5 };
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

  /** Places an order, idempotent by key; returns its payment, or undefined if it was rejected. */
  async function place({ cookie }: Buyer, key: string): Promise<string | undefined> {
    const order = {
      package: 'a15',
      method: 'card',
      amount,
      code: 'WELCOME25',
      country: 'NL',
      express_request: true,
    };
    const answer = await ask('POST', '/api/payment.php', order, { 'idempotency-key': key, cookie });
    return ((await answer.json()) as { payment_id?: string }).payment_id;
  }

  /** Makes the site query a provider about a payment. */
  async function tell(id: string): Promise<void> {
    expect((await ask('POST', '/api/payment-webhook.php', { id })).status).toBe(200);
  }

  /** Sets what the provider reports for a payment from now on, and sends its webhook. */
  async function becomes(
    payment: string,
    change: { status?: string; refunded?: number; charged_back?: number },
  ): Promise<void> {
    const { db } = connection;
    await db.updateTable('sandbox_payment').set(change).where('id', '=', `sb_${payment}`).execute();
    await tell(`sb_${payment}`);
  }

  async function give({ cookie, keys }: Buyer): Promise<void> {
    const body = { profile: receiver, type: 'gift', gift: gift.id };
    const answer = await ask('POST', '/api/chat.php', body, { 'idempotency-key': keys[2], cookie });
    expect(answer.status).toBe(200);
  }

  /** Orders by direct debit and confirms with a new code, unless already confirmed; returns the payment. */
  async function debit({ cookie, keys, phone }: Buyer): Promise<string> {
    const { db } = connection;
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
    await db
      .updateTable('direct_debit')
      .set({ code_sent_at: new Date(Date.now() - 61_000) })
      .where('payment_id', '=', payment_id)
      .where('confirmed_at', 'is', null)
      .execute();
    await ask('PUT', '/api/directdebit.php', { payment_id, resend: true }, { cookie });
    const { text } = await db
      .selectFrom('outgoing_sms')
      .select('text')
      .where('to_number', '=', phone)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const otp = /\d{6}/.exec(text)?.[0];
    expect((await ask('PUT', '/api/directdebit.php', { payment_id, otp }, { cookie })).status).toBe(200);
    return payment_id;
  }

  /** The bank returns a collected direct debit. */
  async function returned(payment: string): Promise<void> {
    await connection.db
      .updateTable('direct_debit')
      .set({ returned_at: new Date(), batch_id: batch, collected_amount: debited })
      .where('payment_id', '=', payment)
      .execute();
    await tell(`dd_${payment}`);
  }

  /**
   * Orders and pays twice, gives a gift, buys by direct debit, has that returned or not, and has the first
   * payment partly reversed: everything that moves credits, all of it idempotent. `done` is called after each
   * step; another way to move credits is one more line.
   */
  async function act(buyer: Buyer, done: () => void): Promise<void> {
    const payments = [await place(buyer, buyer.keys[0]), await place(buyer, buyer.keys[1])];
    const made = payments.filter((payment) => payment !== undefined);
    const pay = async (payment: string) => {
      await becomes(payment, { status: 'paid' });
      done();
    };
    await Promise.all(made.map(pay));
    await give(buyer);
    done();
    const byDebit = await debit(buyer);
    done();
    if (buyer.returns) {
      await returned(byDebit);
      done();
    }
    const [first] = made;
    if (!first) return;
    await becomes(first, { [buyer.by]: back });
    done();
  }

  /** Inconsistencies in members' money, one row per member. */
  async function wrongAccounts(ids: readonly string[]) {
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
      where account.id = any(${[...ids]}::uuid[]) and not coalesce(
        paid_user and payments = purchases and redeemed = 1 and receipts = cardinality(payments)
        and gifts = ${[-gift.credits]}::integer[] and reversed in (${back}, ${back + debited}) and taken = expected
        and credits = (select sum(one) from unnest(payments) as one) - ${gift.credits} - taken and debt = 0
        and payments in (${[credits, credits]}::integer[],
          ${[credits, credits, creditsWithoutDiscount]}::integer[]), false)`.execute(connection.db);
    return rows;
  }

  async function receiptGaps(): Promise<number> {
    const { rows } = await sql<{ gaps: number }>`
      select coalesce(sum(last), 0)::integer - (select count(receipt_number) from payment)::integer
        - (select count(number) from payment_refund)::integer as gaps
      from receipt_series`.execute(connection.db);
    return rows[0]?.gaps ?? Number.NaN;
  }

  test(`after ${rounds} kills, every purchase, gift, debit, refund and chargeback is booked exactly once`, async () => {
    let server = await own.serve();
    let acknowledged = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const some = await Promise.all(Array.from({ length: buyers }, newBuyer));
      const { child, exit } = server;
      const killAt = 1 + Math.floor(Math.random() * buyers * 5);
      let count = 0;
      const done = () => {
        count += 1;
        if (count === killAt) child.kill('SIGKILL');
      };
      await Promise.allSettled(some.map((buyer) => act(buyer, done)));
      child.kill('SIGKILL');
      await exit;
      acknowledged += count;
      expect(await inconsistencies(connection.db)).toEqual(consistent);

      server = await own.serve();
      await Promise.all(some.map((buyer) => act(buyer, () => undefined)));
      const wrong = await wrongAccounts(some.map(({ id }) => id));
      const unbalanced = await inconsistencies(connection.db);
      expect({ round, wrong, unbalanced, gaps: await receiptGaps() }).toEqual({
        round,
        wrong: [],
        unbalanced: consistent,
        gaps: 0,
      });
    }
    console.log(
      `${engine}: ${rounds} kills, ${acknowledged} acts acknowledged before them: drift 0, negative 0, twice 0, lost 0`,
    );
  });
});
