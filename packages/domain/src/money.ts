/** Supported currencies, all with two decimals. */
export const currencies = [
  'EUR',
  'GBP',
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'PLN',
  'DKK',
  'NOK',
  'SEK',
] as const;

export type Currency = (typeof currencies)[number];

/** Minor units in one major unit of every currency above. */
export const minorUnitsPerMajor = 100;

/** Integer minor units of a currency: `{ amount: 1999, currency: 'EUR' }` is 19.99 euro. */
export type Money = { amount: number; currency: Currency };

export type CreditPackage = { id: string; credits: number; amount: number };

/** The discount in minor units, rounded half up; percentages have at most one decimal. */
export function percentageOf(amount: number, percentage: number): number {
  const tenths = Math.min(1000, Math.max(0, Math.round(percentage * 10)));
  return Math.floor((amount * tenths + 500) / 1000);
}

/** Applies a discount to an amount, never below 0. */
export function discounted(amount: number, percentage: number): number {
  return Math.max(0, amount - percentageOf(amount, percentage));
}

/** Returns the credits that a sum buys at the full price of a package, rounded up. */
export function creditsFor(pack: { credits: number; amount: number }, paid: number): number {
  return Math.ceil((pack.credits * paid) / pack.amount);
}

/** The price of one credit in minor units, rounded up so that no price is understated. */
export function pricePerCredit(pack: { credits: number; amount: number }): number {
  return Math.ceil(pack.amount / pack.credits);
}

/** The price of a message of `messageCredits` in minor units, rounded up. */
export function pricePerMessage(pack: { credits: number; amount: number }, messageCredits: number): number {
  return Math.ceil((pack.amount * messageCredits) / pack.credits);
}

/** Returns the package with the lowest price per credit, the first of equals; null for none. */
export function cheapestPerCredit<Pack extends { credits: number; amount: number }>(
  packs: readonly Pack[],
): Pack | null {
  return packs.reduce<Pack | null>(
    (best, pack) => (best === null || pack.amount * best.credits < best.amount * pack.credits ? pack : best),
    null,
  );
}
