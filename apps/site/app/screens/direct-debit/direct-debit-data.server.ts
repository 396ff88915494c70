import { ApiError, unwrap } from '@heartwood/api-client';
import type { DirectDebitState } from '@heartwood/api-contract';
import type { SentCode } from '@heartwood/flows';
import { redirect } from '@remix-run/node';
import { urls } from '../../urls';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { loadCredits } from '../credits/credits-data.server';
import type { CreditsData } from '../credits/credits-data.server';
import type { Offer } from '../credits/offers';
import { readPaymentReturn } from '../credits/payment-return';
import { sentCode } from './sent-code';

/** Data of the direct debit page. */
export interface DirectDebitData {
  readonly offer: Offer;
  readonly discount: CreditsData['discount'];
  /** The other payment methods. */
  readonly methods: CreditsData['methods'];
  readonly country: string;
  readonly formKey: string;
  readonly to: string | null;
  readonly timeZone: string;
  readonly messageCredits: number;
  readonly withdrawDays: number;
  /** The member's direct debit state; null if it is not offered. */
  readonly state: DirectDebitState | null;
  /** The order that waits for its code, or the requested one. */
  readonly sent: SentCode | null;
}

async function stateOf({ api, url }: PageRequest): Promise<DirectDebitState | false | null> {
  const ask = (payment_id?: string) =>
    unwrap(api.GET('/api/directdebit.php', { params: { query: { payment_id } } })).catch((error: unknown) => {
      if (error instanceof ApiError && error.statusCode === 404) return null;
      throw error;
    });
  const payment = url.searchParams.get('payment');
  return (payment && (await ask(payment))) || ask();
}

function isOrderOf(sent: SentCode, { offer, discount }: CreditsData, url: URL): boolean {
  const { payment, confirmed } = sent.order;
  if (confirmed !== null) return payment.payment_id === url.searchParams.get('payment');
  if (!url.searchParams.has('package')) return true;
  return (
    payment.package === offer?.id &&
    payment.amount === offer.amount &&
    payment.code === (discount?.code ?? null)
  );
}

/**
 * Loads the package, the price and the member's direct debit state, in one round trip. `false` when logged
 * out.
 */
export async function loadDirectDebit(page: PageRequest): Promise<DirectDebitData | false> {
  const { url, visit, request } = page;
  const params = { id: url.searchParams.get('package') ?? undefined, paymentmethod: 'directdebit' };
  const [credits, state, settings] = await Promise.all([
    loadCredits({ ...page, params }),
    stateOf(page),
    visit.settings(),
  ]);
  if (!credits || state === false) return false;
  const found = state?.order ? sentCode(state.order, Date.now()) : null;
  const sent = found && isOrderOf(found, credits, url) ? found : null;
  const offer = credits.offers.find(({ id }) => id === sent?.order.payment.package) ?? credits.offer;
  if (!offer) throw redirect(urls.withQuery(urls.path('credits'), { to: credits.to }));
  const offered = credits.methods.some(({ id }) => id === 'directdebit');
  return {
    offer,
    discount: credits.discount,
    methods: credits.methods.filter(({ id }) => id !== 'directdebit'),
    country: credits.country,
    formKey: credits.formKey,
    to: credits.to ?? readPaymentReturn(request.headers.get('cookie')),
    timeZone: await visitTimeZone(page),
    messageCredits: settings.message_credits,
    withdrawDays: settings.refund_days,
    state: offered ? state : null,
    sent,
  };
}
