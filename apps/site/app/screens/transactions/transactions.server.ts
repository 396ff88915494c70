import { unwrap } from '@heartwood/api-client';
import type { Payment, Receipt, Transactions } from '@heartwood/api-contract';
import { pageLoader } from '../../visit/page.server';
import type { PageRequest } from '../../visit/page.server';
import { timeZoneOf } from '../../format/time-zone.server';
import { readPaymentReturn } from '../credits/payment-return';

/** All payments and changes of the credits. */
export interface TransactionsData extends Transactions {
  readonly kind: 'list';
  readonly timeZone: string;
}

/** One payment and what became of it. */
export interface PaymentData {
  readonly kind: 'payment';
  readonly timeZone: string;
  readonly payment: Payment;
  readonly receipt: Receipt | null;
  /** The credits after it, once they are booked. */
  readonly balance: number | null;
  /** The conversation that the member came from. */
  readonly back: string | null;
  /** Whether PayPal is offered to this member. */
  readonly paypal: boolean;
}

async function loadList({ api, url }: PageRequest, timeZone: string): Promise<TransactionsData | false> {
  const query = { cursor: url.searchParams.get('cursor') ?? undefined };
  const found = await unwrap(api.GET('/api/transactions.php', { params: { query } }));
  return found && { kind: 'list', timeZone, ...found };
}

function bookings(api: PageRequest['api'], id: string) {
  return unwrap(api.GET('/api/transactions.php', { params: { query: { id } } }));
}

function isBooked({ entries }: Transactions): boolean {
  return entries.some(({ kind }) => kind === 'purchase');
}

async function loadPayment(
  { api, request }: PageRequest,
  id: string,
  timeZone: string,
): Promise<PaymentData | false> {
  const [payment, early, credits] = await Promise.all([
    unwrap(api.GET('/api/payment.php', { params: { query: { id } } })),
    bookings(api, id),
    unwrap(api.GET('/api/credits.php')),
  ]);
  if (!payment || !early) return false;
  const settledNow = payment.status === 'completed' && !isBooked(early);
  const found = settledNow ? await bookings(api, id) : early;
  if (!found) return false;
  return {
    kind: 'payment',
    timeZone,
    payment,
    receipt: found.receipts[0] ?? null,
    balance: found.entries[0]?.balance ?? null,
    back: readPaymentReturn(request.headers.get('cookie')),
    paypal: credits.methods.some((method) => method.id === 'paypal'),
  };
}

/** One payment by its id, or all of them. */
export const loader = pageLoader(async (page) => {
  const { geoip_country } = await page.visit.settings();
  const timeZone = timeZoneOf(page.request, geoip_country);
  const { id } = page.params;
  return id === undefined ? loadList(page, timeZone) : loadPayment(page, id, timeZone);
});
