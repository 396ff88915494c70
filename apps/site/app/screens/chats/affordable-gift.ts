import type { Gift } from '@heartwood/api-contract';

/** Returns the most expensive gift that a balance pays for; `null` if it pays for none. */
export function largestAffordable(
  gifts: readonly Pick<Gift, 'id' | 'credits'>[],
  balance: number,
): string | null {
  const [first, ...others] = gifts.filter(({ credits }) => credits <= balance);
  if (!first) return null;
  return others.reduce((best, gift) => (gift.credits > best.credits ? gift : best), first).id;
}
