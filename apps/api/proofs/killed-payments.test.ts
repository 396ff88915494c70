import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../src/database/connection';
import { openPostgres } from '../src/database/open-postgres';
import { openSession } from '../src/kernel/sessions/session-store';
import { engine } from '../test/support/api';
import { extent } from '../test/support/extent';
import { insertMember } from '../test/support/members';
import { prepareOwnServer, type OwnServer } from '../test/support/own-server';
import { consistent, inconsistencies } from './support/consistency';

const rounds = extent(20, 2);
const buyers = 12;
/** Of the package, with the welcome discount: what it costs and gives, and what that sum buys without the discount. */
const [amount, credits, creditsWithoutDiscount] = [1124, 15, 12];

/** A new member who orders twice with the welcome discount and pays both. */
interface Buyer {
  id: string;
  cookie: string;
  keys: [string, string];
}

describe.runIf(engine === 'postgres')('a server that is killed', () => {
  let own: OwnServer;
  let connection: Connection;
  beforeAll(async () => {
    own = await prepareOwnServer('killed_payments', { LIMITS: 'off', LOG_LEVEL: 'info' });
    expect(own.prepared.code).toBe(0);
    connection = openPostgres(own.environment.DATABASE_URL ?? '', { connections: 4 });
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
    return { id, cookie, keys: [randomUUID(), randomUUID()] };
  }

  function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(own.at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  }

  /** The payment of an order, the same one under the same key; undefined where it was refused. */
  async function place({ cookie }: Buyer, key: string): Promise<string | undefined> {
    const order = { package: 'a15', method: 'card', amount, code: 'WELCOME25', country: 'NL' };
    const answer = await post('/api/payment.php', order, { 'idempotency-key': key, cookie });
    return ((await answer.json()) as { payment_id?: string }).payment_id;
  }

  async function pay(payment: string): Promise<void> {
    const { db } = connection;
    await db
      .updateTable('sandbox_payment')
      .set({ status: 'paid' })
      .where('id', '=', `sb_${payment}`)
      .execute();
    const answer = await post('/api/payment-webhook.php', { id: `sb_${payment}` });
    expect(answer.status).toBe(200);
  }

  /** Orders and pays twice; `paid` is called after each payment. */
  async function buy(buyer: Buyer, paid: () => void): Promise<void> {
    const payments = [await place(buyer, buyer.keys[0]), await place(buyer, buyer.keys[1])];
    const made = payments.filter((payment) => payment !== undefined);
    await Promise.all(made.map((payment) => pay(payment).then(paid)));
  }

  /** What is wrong with the money of members: each row is a member. */
  async function wrongAccounts(ids: readonly string[]) {
    const { rows } = await sql`
      select account.id, paid_user, payments, purchases, redeemed from account,
        lateral (select array_agg(credits order by credits desc) as payments, count(receipt_number) as receipts
          from payment where account_id = account.id and status = 'completed') completed,
        lateral (select array_agg(amount order by amount desc) as purchases from ledger
          where account_id = account.id and kind = 'purchase') booked,
        lateral (select count(*)::integer as redeemed from discount_redemption
          where account_id = account.id and status = 'redeemed') used
      where account.id = any(${[...ids]}::uuid[]) and not coalesce(
        paid_user and payments = purchases and redeemed = 1 and receipts = cardinality(payments)
        and payments in (${[credits]}::integer[], ${[credits, creditsWithoutDiscount]}::integer[]), false)`.execute(
      connection.db,
    );
    return rows;
  }

  async function receiptGaps(): Promise<number> {
    const { rows } = await sql<{ gaps: number }>`
      select coalesce(sum(last), 0)::integer - (select count(receipt_number) from payment)::integer as gaps
      from receipt_series`.execute(connection.db);
    return rows[0]?.gaps ?? Number.NaN;
  }

  test(`credits once, with premium, receipt and discount, after ${rounds} kills between order and payment`, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const some = await Promise.all(Array.from({ length: buyers }, newBuyer));
      const server = await own.serve();
      const killAt = 1 + Math.floor(Math.random() * buyers);
      let count = 0;
      const paid = () => {
        count += 1;
        if (count === killAt) server.child.kill('SIGKILL');
      };
      await Promise.allSettled(some.map((buyer) => buy(buyer, paid)));
      await server.exit;
      expect(await inconsistencies(connection.db)).toEqual(consistent);

      const again = await own.serve();
      await Promise.all(some.map((buyer) => buy(buyer, () => undefined)));
      again.child.kill('SIGKILL');
      await again.exit;
      const wrong = await wrongAccounts(some.map(({ id }) => id));
      const unbalanced = await inconsistencies(connection.db);
      expect({ round, wrong, unbalanced, gaps: await receiptGaps() }).toEqual({
        round,
        wrong: [],
        unbalanced: consistent,
        gaps: 0,
      });
    }
  });
});
