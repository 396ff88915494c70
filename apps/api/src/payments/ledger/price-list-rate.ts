import type { Currency } from '@heartwood/domain';

/**
 * Returns what a sum counts in another currency at a brand's own prices: at the rate between the two prices
 * of the cheapest package sold in both, or as the same number if there is none. Not rounded.
 */
export function atPriceList(
  packages: Partial<Record<Currency, readonly { id: string; amount: number }[]>>,
  amount: number,
  { from, to }: { from: string; to: string },
): number {
  if (from === to) return amount;
  const soldIn = (currency: string) => packages[currency as Currency] ?? [];
  const [cheapest] = soldIn(to)
    .flatMap((pack) => {
      const same = soldIn(from).find(({ id }) => id === pack.id);
      return same ? [{ to: pack.amount, from: same.amount }] : [];
    })
    .toSorted((one, other) => one.to - other.to);
  return cheapest ? (amount * cheapest.to) / cheapest.from : amount;
}
