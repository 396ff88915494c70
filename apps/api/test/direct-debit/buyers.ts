import { directDebitCommand } from '../../src/direct-debit/direct-debit-command';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { accountOf } from '../payments/shop';
import type { TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';
import { camt053, entry } from './camt-files';
import { buyByDebit } from './mandates';

/** A member with an order by direct debit. */
export interface Buyer {
  id: string;
  browser: Browser;
  email: string;
  payment: string;
  mandate: string;
}

/** A member who bought 15 credits by direct debit and spent some of them. */
export async function buyerWho(api: TestApi, { spent }: { spent: number }): Promise<Buyer> {
  const email = `debtor${Math.random()}@oakmere.example`;
  const { id, browser } = await api.member({
    account: { email, email_key: email, free_conversations_used: 99 },
  });
  const payment = await buyByDebit(api, browser);
  const partner = await api.member();
  for (let sent = 0; sent < spent; sent += 1) await send(browser, partner.id, `message ${sent}`);
  const { mandate_reference: mandate } = await api.db
    .selectFrom('direct_debit')
    .select('mandate_reference')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return { id, browser, email, payment, mandate };
}

/** The file for the bank, what the bank reports, and the refunds of the operators. */
export function operatorsOf(api: () => TestApi) {
  const command = (...args: string[]) => directDebitCommand(api().application.services, args);
  const refund = (...args: string[]) => refundCommand(api().application.services, args);
  const reported = (given: Parameters<typeof entry>[0]) =>
    command('import', `--text=${camt053(entry(given))}`);
  /** The line of a payment in the list of unpaid refunds. */
  const unpaid = async ({ payment }: Buyer) =>
    (await refund('list')).split('\n').find((line) => line.includes(payment));
  return {
    command,
    refund,
    unpaid,
    exported: () => command('export', '--seller', 'oakmere-test'),
    settled: ({ mandate }: Buyer, amount = '15.00') =>
      reported({ mandate, amount, reference: `S-${mandate}` }),
    returned: ({ mandate }: Buyer, amount = '15.00') =>
      reported({ mandate, amount, reference: `R-${mandate}`, reason: 'MD06' }),
    /** The credit note number of a payment's unpaid refund. */
    numberOf: async (buyer: Buyer) => (await unpaid(buyer))?.split(' ')[0] ?? '',
  };
}

/** Withdraws from an order for the amount that was shown; only previews it without one. */
export const withdraw = ({ browser, payment: payment_id }: Buyer, confirm?: number) =>
  browser.post('/api/withdrawal.php', { payment_id, ...(confirm !== undefined && { confirm }) });

/** The refunds of a payment, and what of it was collected, left out, and reversed. */
export async function booksOf({ db }: TestApi, { payment }: Buyer) {
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['kind', 'status', 'amount', 'credits'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute();
  const sums = await db
    .selectFrom('payment')
    .innerJoin('direct_debit', 'direct_debit.payment_id', 'payment.id')
    .select(['collected_amount', 'direct_debit.refunded', 'reversed_amount', 'charged_back_amount'])
    .where('payment.id', '=', payment)
    .executeTakeFirstOrThrow();
  return {
    refunds: refunds.map(({ kind, status, amount, credits }) => [kind, status, amount, credits]),
    collected: sums.collected_amount,
    leftOut: sums.refunded,
    reversed: sums.reversed_amount,
    chargedBack: sums.charged_back_amount,
  };
}

/** The balance, the debt, and the ledger without the messages. */
export async function creditsOf(api: TestApi, { id }: Buyer) {
  const { credits, debt, ledger } = await accountOf(api, id);
  return {
    credits,
    debt,
    ledger: ledger.filter(([kind]) => kind !== 'message').map(([kind, amount]) => [kind, amount]),
  };
}

interface ShownReceipt {
  vat_amount: number;
  refunds: { kind: string; amount: number; vat_amount: number }[];
}

async function receiptsOf({ browser, payment }: Buyer): Promise<ShownReceipt[]> {
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment } });
  return (body as { receipts: ShownReceipt[] }).receipts;
}

/** The reversals on a payment's receipt. */
export async function receiptRefundsOf(buyer: Buyer) {
  return (await receiptsOf(buyer)).flatMap(({ refunds }) =>
    refunds.map(({ kind, amount }) => [kind, amount]),
  );
}

/** The VAT that is left on a buyer's receipts. */
export async function receiptVatOf(buyer: Buyer): Promise<number[]> {
  return (await receiptsOf(buyer)).map(({ vat_amount, refunds }) =>
    refunds.reduce((left, refund) => left - refund.vat_amount, vat_amount),
  );
}
