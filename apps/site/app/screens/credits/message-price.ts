import type { Settings } from '@heartwood/api-contract';
import type { Offer } from './offers';

/** Input of the lowest price of a message in money. */
export interface MessageCosts {
  /** Lowest price by country, without discounts, of a message that costs `messageCredits`. */
  readonly messageCosts: Settings['minimum_message_costs'];
  readonly messageCredits: number;
  /** The country that the visitor chose, and that of the IP address. */
  readonly countries: readonly (string | null)[];
  /** The packages offered to this member, if a discount may apply. */
  readonly offers: readonly Pick<Offer, 'perMessage' | 'currency'>[];
}

function lowestOffer({ offers }: MessageCosts) {
  const [first, ...others] = offers;
  if (!first) return undefined;
  const { perMessage, currency } = others.reduce(
    (best, offer) => (offer.perMessage < best.perMessage ? offer : best),
    first,
  );
  return { costs: perMessage, currency };
}

/**
 * Returns the lowest price of one message in money (minor units): from the packages offered to the member,
 * else for the country that was chosen, the member's own, or that of the IP address, if the brand sells
 * there.
 */
export function messagePriceOf(
  given: MessageCosts,
  { cost, own }: { readonly cost: number; readonly own: string | null },
): { readonly amount: number; readonly currency: string } | null {
  const { messageCosts, messageCredits, countries } = given;
  const [chosen, near] = countries;
  const country = [chosen, own, near].find((code) => code && messageCosts[code]);
  const price = lowestOffer(given) ?? (country ? messageCosts[country] : undefined);
  if (!price || messageCredits === 0) return null;
  return { amount: Math.round((price.costs * cost) / messageCredits), currency: price.currency };
}
