import { randomUUID } from 'node:crypto';
import { unwrap } from '@heartwood/api-client';
import type { Credits, PaymentMethod } from '@heartwood/api-contract';
import { pageLoader } from '../../visit/page.server';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import type { Costs } from '../credits/balance';
import { chosenMethod, isUsable, offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';
import { paymentReturnPath } from '../credits/payment-return';

export { action } from '../credits/credits.server';

type LastOrder = NonNullable<Credits['last_order']>;

/** The last order as it can be made today. */
export interface RepeatedOrder {
  readonly offer: Offer;
  readonly method: PaymentMethod;
  /** The payment method used last, if it is no longer offered or can't be used. */
  readonly methodBefore: string | null;
  /** Why it can't be used, and from when or up to which price it can. */
  readonly later: Pick<PaymentMethod, 'available_from' | 'limited_by' | 'max_amount'> | null;
  readonly last: Pick<LastOrder, 'amount' | 'currency' | 'created'>;
  readonly country: string;
  readonly code: string | null;
  readonly percentage: number;
  readonly spending: Credits['spending'];
}

/** Data of the page of the last order. */
export interface RepeatData {
  /** Why there is nothing to order: nothing was bought before, or it is no longer sold. */
  readonly absent: 'never' | 'gone' | null;
  readonly order: RepeatedOrder | null;
  readonly costs: Costs;
  readonly withdrawDays: number;
  readonly timeZone: string;
  readonly formKey: string;
  readonly to: string | null;
}

async function creditsOfLastOrder({ api }: PageRequest): Promise<Credits | false> {
  const ask = (country?: string) => unwrap(api.GET('/api/credits.php', { params: { query: { country } } }));
  const credits = await ask();
  if (!credits) return false;
  const { last_order: last, country, countries } = credits;
  return last && last.country !== country && countries.includes(last.country) ? ask(last.country) : credits;
}

/** Returns the last order as it can be made today; null if it is no longer sold. */
export function repeated(credits: Credits, messageCredits: number): RepeatedOrder | null {
  const { last_order: last, discount, methods, packages, country, spending } = credits;
  const offer = offersOf(packages, discount, messageCredits).find(({ id }) => id === last?.package);
  const before = methods.find(({ id }) => id === last?.method);
  if (!last || !offer) return null;
  const chosen = chosenMethod(methods, last.method, offer.amount).method;
  const method = methods.find(({ id }) => id === chosen);
  if (!method) return null;
  return {
    offer,
    method,
    methodBefore: method.id === last.method ? null : last.method,
    later: before && !isUsable(before, offer.amount) ? before : null,
    last: { amount: last.amount, currency: last.currency, created: last.created },
    country,
    code: discount?.code ?? null,
    percentage: discount?.percentage ?? 0,
    spending,
  };
}

/** Loads the last order, for the country that it was paid from. */
export const loader = pageLoader(async (page): Promise<RepeatData | false> => {
  const [credits, settings] = await Promise.all([creditsOfLastOrder(page), page.visit.settings()]);
  if (!credits) return false;
  const order = repeated(credits, settings.message_credits);
  return {
    absent: credits.last_order === null ? 'never' : order ? null : 'gone',
    order,
    costs: { message: settings.message_credits, photo: settings.photo_credits },
    withdrawDays: settings.refund_days,
    timeZone: await visitTimeZone(page),
    formKey: randomUUID(),
    to: paymentReturnPath(page.url.searchParams.get('to')),
  };
});
