import type { ConversationData } from './conversation.server';

type Costs = Pick<ConversationData, 'messageCosts' | 'messageCredits' | 'countries'>;

/**
 * The lowest price of one message in money (minor units), where the brand sells in the country that was chosen, the
 * member's own, or the one of the visitor's address.
 */
export function messagePriceOf(
  { messageCosts, messageCredits, countries }: Costs,
  { cost, own }: { readonly cost: number; readonly own: string | null },
): { readonly amount: number; readonly currency: string } | null {
  const [chosen, near] = countries;
  const country = [chosen, own, near].find((code) => code && messageCosts[code]);
  const price = country ? messageCosts[country] : undefined;
  if (!price || messageCredits === 0) return null;
  return { amount: Math.round((price.costs * cost) / messageCredits), currency: price.currency };
}
