import { randomUUID } from 'node:crypto';
import { ApiError, unwrap } from '@heartwood/api-client';
import type { Credits, DiscountCode } from '@heartwood/api-contract';
import { isPaymentMethod } from '@heartwood/domain';
import { pick } from '../../format/pick';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import type { PageRequest } from '../../visit/page.server';
import type { Costs } from './balance';
import { chosenMethod, chosenOffer, offersOf } from './offers';
import type { Offer } from './offers';
import { paymentReturnPath } from './payment-return';

/** Data of the purchase page. */
export interface CreditsData {
  readonly offers: readonly Offer[];
  readonly methods: Credits['methods'];
  readonly country: string;
  readonly countries: readonly string[];
  /** The selected package; `null` if the brand sells nothing here. */
  readonly offer: Offer | null;
  readonly method: string | null;
  readonly discount: UsedDiscount | null;
  /** The entered code with its discount, or why it doesn't apply. */
  readonly entered: Entered | null;
  /** What was requested but is not available. */
  readonly problem: FormProblem | null;
  readonly formKey: string;
  /** The page to return to. */
  readonly to: string | null;
  /** Number of photos that a premium member may show. */
  readonly premiumPhotos: number;
  /** Prices, in credits. */
  readonly costs: Costs;
  /** Days in which a purchase can be withdrawn. */
  readonly withdrawDays: number;
  readonly spending: Credits['spending'];
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** Whether there is an earlier purchase to repeat. */
  readonly boughtBefore: boolean;
}

const usedFields = ['code', 'source', 'percentage', 'value_percentage', 'expires'] as const;

/** The discount included in the prices. */
export interface UsedDiscount extends Pick<DiscountCode, (typeof usedFields)[number]> {
  /** Seconds left by the server's clock; `null` without an end. */
  readonly secondsLeft: number | null;
}

type Entered =
  | { readonly code: string; readonly discount: DiscountCode; readonly problem: null }
  | { readonly code: string; readonly discount: null; readonly problem: FormProblem };

async function enteredCode({ api, url, params }: PageRequest): Promise<Entered | false | null> {
  const code = url.searchParams.get('code')?.trim() ?? '';
  if (!code) return null;
  const method = params['paymentmethod'];
  const query = {
    code: code.slice(0, 40),
    package: params['id'],
    method: isPaymentMethod(method) ? method : undefined,
    country: countryAsked(url),
  };
  try {
    const discount = await unwrap(api.GET('/api/discountcode.php', { params: { query } }));
    return discount && { code, discount, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    const known = error.code === 'not_found' ? { code: 'code_not_found' as const } : {};
    return { code, discount: null, problem: { ...problemOf(error), ...known } };
  }
}

function countryAsked(url: URL): string | undefined {
  const country = url.searchParams.get('country') ?? '';
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}

/** Returns a discount with its time left. */
export function usedDiscount(discount: DiscountCode | null): UsedDiscount | null {
  if (!discount) return null;
  const { expires } = discount;
  const left = expires === null ? null : Math.ceil((Date.parse(expires) - Date.now()) / 1000);
  return { ...pick(discount, usedFields), secondsLeft: left === null ? null : Math.max(0, left) };
}

/**
 * Loads packages, payment methods and the discount in one round trip. `false` when logged out.
 * @throws Response 404 for a package that is not sold
 */
export async function loadCredits(page: PageRequest): Promise<CreditsData | false> {
  const { api, visit, url, params } = page;
  const query = { country: countryAsked(url) };
  const [credits, entered, settings] = await Promise.all([
    unwrap(api.GET('/api/credits.php', { params: { query } })),
    enteredCode(page),
    visit.settings(),
  ]);
  if (entered === false) return false;
  const discount = usedDiscount(entered?.discount ?? credits.discount);
  const offers = offersOf(credits.packages, discount, settings.message_credits);
  const offer = chosenOffer(offers, params['id']);
  if (params['id'] !== undefined && !offer) throw new Response(null, { status: 404 });
  const { method, offered } = chosenMethod(credits.methods, params['paymentmethod'], offer?.amount ?? 0);
  return {
    offers,
    methods: credits.methods,
    country: credits.country,
    countries: credits.countries,
    offer: offer ?? null,
    method: method ?? null,
    discount,
    entered,
    problem: offered ? null : { code: 'method_not_offered', fields: {}, data: {} },
    formKey: randomUUID(),
    to: paymentReturnPath(url.searchParams.get('to')),
    premiumPhotos: settings.premium_photos,
    costs: { message: settings.message_credits, photo: settings.photo_credits },
    withdrawDays: settings.refund_days,
    spending: credits.spending,
    now: Date.now(),
    boughtBefore: credits.last_order !== null,
  };
}
