import {
  cheapestPerCredit,
  discounted,
  discountProblem,
  pricePerCredit,
  pricePerMessage,
} from '@heartwood/domain';
import type { CreditPackage, Credits, DiscountCode } from '@heartwood/api-contract';

/** A package as offered to this member: with the discount, and its extra credits. */
export interface Offer {
  readonly id: string;
  readonly credits: number;
  /** Extra credits by the discount. */
  readonly extra: number;
  /** Minor units without discount. */
  readonly before: number;
  /** Minor units to be paid. */
  readonly amount: number;
  readonly currency: string;
  /** Minor units, rounded up. */
  readonly perCredit: number;
  /** Minor units, rounded up. */
  readonly perMessage: number;
  readonly flag: 'tip' | 'cheapest' | null;
}

/** The parts of a discount that prices depend on. */
export type PriceDiscount = Pick<DiscountCode, 'percentage' | 'value_percentage'>;

function priced(pack: CreditPackage, discount: PriceDiscount | null, messageCredits: number) {
  const { id, credits, amount: before, currency } = pack;
  const extra = Math.floor((credits * (discount?.value_percentage ?? 0)) / 100);
  const amount = Math.max(1, discounted(before, discount?.percentage ?? 0));
  const paid = { credits: credits + extra, amount };
  const perCredit = pricePerCredit(paid);
  const perMessage = pricePerMessage(paid, messageCredits);
  return { id, credits, extra, before, amount, currency, perCredit, perMessage };
}

/** Returns the packages as offered. At most one is recommended, at most one the cheapest by arithmetic. */
export function offersOf(
  packages: readonly CreditPackage[],
  discount: PriceDiscount | null,
  messageCredits: number,
): Offer[] {
  const all = packages.map((pack) => priced(pack, discount, messageCredits));
  const tip = packages.find(({ flags }) => flags.includes('popular'))?.id;
  const sizes = all.map(({ id, credits, extra, amount }) => ({ id, credits: credits + extra, amount }));
  const cheapest = sizes.length > 1 ? cheapestPerCredit(sizes)?.id : undefined;
  return all.map((offer) => ({
    ...offer,
    flag: offer.id === tip ? 'tip' : offer.id === cheapest ? 'cheapest' : null,
  }));
}

/** What the prices in a country depend on. */
export type CountryPrices = Pick<Credits, 'country' | 'packages' | 'discount'>;

/**
 * Returns a package as offered in another country: with the member's valid code where it applies there, else
 * with the automatic discount; `undefined` if it isn't sold there.
 * @param now epoch milliseconds
 */
export function offerAbroad(
  { country, packages, discount }: CountryPrices,
  wanted: { readonly pack: string; readonly entered: DiscountCode | null; readonly now: number },
): Offer | undefined {
  const { pack: id, entered, now } = wanted;
  const pack = packages.find((one) => one.id === id);
  if (!pack) return undefined;
  const { amount, currency } = pack;
  const order = {
    userId: entered?.user_id ?? '',
    usedBefore: false,
    method: null,
    country,
    amount,
    currency,
    now,
  };
  const applies = entered !== null && discountProblem(entered, order) === null;
  return offersOf([pack], applies ? entered : discount, 1)[0];
}

/** Returns the initially selected package: the requested one, else the recommended one, else the first. */
export function chosenOffer(offers: readonly Offer[], asked: string | undefined): Offer | undefined {
  if (asked !== undefined) return offers.find(({ id }) => id === asked);
  return offers.find(({ flag }) => flag === 'tip') ?? offers[0];
}

/** Whether a price in minor units can be paid with a payment method now. */
export function isUsable(
  { available_from, max_amount }: Pick<Credits['methods'][number], 'available_from' | 'max_amount'>,
  amount: number,
): boolean {
  return available_from === undefined && (max_amount === undefined || amount <= max_amount);
}

/** Returns the initially selected method for a price: the requested one if offered, else the first. */
export function chosenMethod(
  methods: Credits['methods'],
  asked: string | undefined,
  amount: number,
): { readonly method: string | undefined; readonly offered: boolean } {
  const found = methods.find(({ id }) => id === asked);
  const usable = methods.filter((method) => isUsable(method, amount));
  const chosen = usable.find(({ id }) => id === asked) ?? usable[0] ?? methods[0];
  return { method: chosen?.id, offered: asked === undefined || found !== undefined };
}
