import { unwrap } from '@heartwood/api-client';
import type { LastOrder, Payment, Receipt, Transactions } from '@heartwood/api-contract';
import { pageLoader } from '../../visit/page.server';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { isUsable } from '../credits/offers';
import { readPaymentReturn } from '../credits/payment-return';
import { shownEntries } from './ledger-days';
import type { ShownEntries } from './ledger-days';
import { partnerOf } from './partner.server';
import type { Partner } from './partner.server';

/** Credits that a message and a photo cost. */
export interface Costs {
  readonly message: number;
  readonly photo: number;
}

/** All payments and ledger entries. */
export interface TransactionsData extends Transactions {
  readonly kind: 'list';
  readonly timeZone: string;
  /** Time of the request. */
  readonly now: string;
  readonly shown: ShownEntries;
  /** The last order, if it is still for sale. */
  readonly lastOrder: LastOrder | null;
  readonly costs: Costs;
}

/** A payment and its outcome. */
export interface PaymentData {
  readonly kind: 'payment';
  readonly timeZone: string;
  /** Time of the request. */
  readonly now: string;
  readonly payment: Payment;
  readonly receipt: Receipt | null;
  /** The member's credits, once they include the payment's. */
  readonly balance: number | null;
  /** The page that the member came from, and the other person of a conversation. */
  readonly back: string | null;
  readonly partner: Partner | null;
  /** The payment methods currently offered to this member. */
  readonly methods: readonly string[];
  /** Whether the package is still for sale. */
  readonly sold: boolean;
  /** The code of the discount that applies automatically. */
  readonly discount: string | null;
  /** Whether the receipt is requested. */
  readonly showsReceipt: boolean;
  readonly costs: Costs;
}

async function costsOf({ visit }: PageRequest): Promise<Costs> {
  const { message_credits: message, photo_credits: photo } = await visit.settings();
  return { message, photo };
}

async function loadList(page: PageRequest, timeZone: string): Promise<TransactionsData | false> {
  const { api, url } = page;
  const query = { cursor: url.searchParams.get('cursor') ?? undefined };
  const [found, credits, costs] = await Promise.all([
    unwrap(api.GET('/api/transactions.php', { params: { query } })),
    unwrap(api.GET('/api/credits.php')),
    costsOf(page),
  ]);
  if (!found) return false;
  const { last_order } = credits;
  const isSold = credits.packages.some(({ id }) => id === last_order?.package);
  const shown = shownEntries(url.searchParams.get('show'));
  return {
    kind: 'list',
    timeZone,
    now: new Date().toISOString(),
    shown,
    costs,
    lastOrder: isSold ? last_order : null,
    ...found,
  };
}

function bookings(api: PageRequest['api'], id: string) {
  return unwrap(api.GET('/api/transactions.php', { params: { query: { id } } }));
}

function isBooked({ entries }: Transactions): boolean {
  return entries.some(({ kind }) => kind === 'purchase');
}

async function settled(api: PageRequest['api'], id: string, early: Transactions) {
  const [found, user] = await Promise.all([
    isBooked(early) ? early : bookings(api, id),
    unwrap(api.GET('/api/user.php')),
  ]);
  return found && user && { found, balance: user.user?.credits ?? null };
}

/** Loads what is sold in a payment's country, to the requesting device. */
function creditsIn({ api }: PageRequest, country: string | null) {
  const query = { country: country ?? undefined };
  return unwrap(api.GET('/api/credits.php', { params: { query } }));
}

async function loadPayment(page: PageRequest, id: string, timeZone: string): Promise<PaymentData | false> {
  const { api, request, url } = page;
  const back = readPaymentReturn(request.headers.get('cookie'));
  const asked = unwrap(api.GET('/api/payment.php', { params: { query: { id } } }));
  const [payment, early, credits, costs, partner] = await Promise.all([
    asked,
    bookings(api, id),
    asked.then((found) => creditsIn(page, found ? found.country : null)),
    costsOf(page),
    partnerOf(api, back),
  ]);
  if (!payment || !early) return false;
  const after = payment.status === 'completed' ? await settled(api, id, early) : null;
  if (after === false) return false;
  return {
    kind: 'payment',
    timeZone,
    now: new Date().toISOString(),
    payment,
    receipt: (after?.found ?? early).receipts.find(({ payment_id }) => payment_id === id) ?? null,
    balance: after?.balance ?? null,
    back,
    partner,
    methods: credits.methods.filter((method) => isUsable(method, payment.amount)).map((method) => method.id),
    sold: credits.packages.some((pack) => pack.id === payment.package),
    discount: credits.discount?.code ?? null,
    costs,
    showsReceipt: url.searchParams.get('show') === 'receipt',
  };
}

/** Loads one payment by its id, or all of them. */
export const loader = pageLoader(async (page) => {
  const timeZone = await visitTimeZone(page);
  const { id } = page.params;
  return id === undefined ? loadList(page, timeZone) : loadPayment(page, id, timeZone);
});
