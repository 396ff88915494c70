import type { FailureReason, ProviderStatus } from '@heartwood/domain';
import {
  ProviderError,
  type FetchedPayment,
  type PaymentProvider,
} from '../../src/payments/providers/payment-provider';
import type { TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';

/** The price of the package `o15` in euros, and with 25 % off. */
export const price = 1500;
export const reducedPrice = 1125;

/** A payment as the API returns it. */
export interface PaymentBody {
  payment_id: string;
  credits: number;
  amount: number;
  currency: string;
  status: string;
  failure_reason?: string;
  country: string | null;
  code: string | null;
  discount_gone: boolean;
  checkout_url: string | null;
}

export const bodyOf = ({ body }: Answer) => body as PaymentBody;
export const codeOf = ({ body }: Answer) => (body as { code: string }).code;
export const statusAndCode = (answer: Answer) => [answer.status, codeOf(answer)];

/** Orders the package `o15`, with parts of the order replaced. */
export function order(
  browser: Browser,
  changes: Record<string, unknown> = {},
  key?: string,
): Promise<Answer> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const wish = { package: 'o15', method: 'card', amount: price, currency: 'EUR', country: 'NL' };
  const body = { ...wish, express_request: true, ...changes };
  return browser.post('/api/payment.php', body, { headers });
}

/** Sets what the sandbox reports for a payment. */
export async function setSandbox(
  { db }: TestApi,
  paymentId: string,
  changes: {
    status?: ProviderStatus;
    failure_reason?: FailureReason | null;
    amount?: number;
    currency?: string;
    refunded?: number;
    charged_back?: number;
    won_back?: number;
    refund_keys?: string[];
  },
): Promise<void> {
  await db.updateTable('sandbox_payment').set(changes).where('id', '=', `sb_${paymentId}`).execute();
}

/** A webhook as the sandbox sends it. */
export function webhook(api: TestApi, id: string, extra: Record<string, string> = {}): Promise<Answer> {
  const visitor = api.visitor();
  return visitor.send(
    new Request(`http://${visitor.host}/api/payment-webhook.php`, {
      method: 'POST',
      headers: { host: visitor.host },
      body: new URLSearchParams({ id, ...extra }),
    }),
  );
}

/** Sends the webhook of a changed sandbox payment. */
export const notify = (api: TestApi, paymentId: string) => webhook(api, `sb_${paymentId}`);

/** Pays an order and sends the webhook. */
export async function payFor(api: TestApi, answer: Answer): Promise<string> {
  const { payment_id } = bodyOf(answer);
  await setSandbox(api, payment_id, { status: 'paid' });
  await notify(api, payment_id);
  return payment_id;
}

/** A member's account: the balance, debt, premium, and every ledger row. */
export async function accountOf({ db }: TestApi, id: string) {
  const account = await db
    .selectFrom('account')
    .select(['credits', 'debt', 'paid_user'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ledger = await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...account,
    ledger: ledger.map(({ kind, amount, balance_after }) => [kind, amount, balance_after]),
  };
}

/** A provider whose responses are set by the test. */
export class ScriptedProvider implements PaymentProvider {
  readonly orders: string[] = [];
  /** The ids it was queried for. */
  readonly fetched: string[] = [];
  /** The ids it was asked to cancel, which it never does. */
  readonly cancelled: string[] = [];
  creates: 'well' | 'unavailable' | 'refused' = 'well';
  answers: 'well' | 'unavailable' | 'unknown' = 'well';
  /** `lost`: executed, but the response was lost. */
  refunds: 'well' | 'unavailable' | 'refused' | 'lost' = 'well';
  /** The amounts it refunded. */
  readonly refunded: number[] = [];
  said: Partial<FetchedPayment> = {};
  #orders = new Map<string, FetchedPayment & { refundKeys: string[] }>();

  constructor(readonly name = 'scripted') {}

  create: PaymentProvider['create'] = async ({ paymentId, amount, currency }) => {
    if (this.creates !== 'well') throw new ProviderError(this.creates, 'scripted');
    this.orders.push(paymentId);
    const none = { failureReason: null, refunded: 0, chargedBack: 0, wonBack: 0, refundKeys: [] };
    this.#orders.set(`sc_${paymentId}`, { status: 'open', amount, currency, paymentId, ...none });
    return Promise.resolve({
      providerId: `sc_${paymentId}`,
      checkoutUrl: `https://pay.example/${paymentId}`,
    });
  };

  fetch: PaymentProvider['fetch'] = async (providerId) => {
    this.fetched.push(providerId);
    if (this.answers === 'unavailable') throw new ProviderError('unavailable', 'scripted');
    const order = this.#orders.get(providerId);
    return Promise.resolve(order && this.answers === 'well' ? { ...order, ...this.said } : null);
  };

  cancel: PaymentProvider['cancel'] = (providerId) => {
    this.cancelled.push(providerId);
    return Promise.resolve();
  };

  refund: PaymentProvider['refund'] = async ({ providerId, amount, idempotencyKey }) => {
    const order = this.#orders.get(providerId);
    if (this.refunds === 'unavailable') throw new ProviderError('unavailable', 'scripted');
    if (!order || this.refunds === 'refused') throw new ProviderError('refused', 'scripted');
    order.refunded += amount;
    order.refundKeys.push(idempotencyKey);
    this.refunded.push(amount);
    if (this.refunds === 'lost') throw new ProviderError('unavailable', 'scripted');
    return Promise.resolve();
  };

  /** Marks one order as paid, whatever it reports for others. */
  pay(paymentId: string): void {
    const order = this.#orders.get(`sc_${paymentId}`);
    if (order) order.status = 'paid';
  }
}
