import type { Offer } from './offers';

/** A price in minor units. */
export type Price = Pick<Offer, 'amount' | 'currency'>;

/** Returns the price of the cheapest package; `null` if there is none. */
export function lowestPrice(offers: readonly Price[]): Price | null {
  const [first, ...others] = offers;
  if (!first) return null;
  const { amount, currency } = others.reduce(
    (lowest, offer) => (offer.amount < lowest.amount ? offer : lowest),
    first,
  );
  return { amount, currency };
}
