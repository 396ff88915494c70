import {
  cheapestPerCredit,
  methodLogos,
  offeredMethods,
  paymentMethods,
  pricePerCredit,
  pricePerMessage,
} from '@heartwood/domain';
import type { Currency, PaymentMethod, PaymentMethodKind } from '@heartwood/domain';
import { currencyOf } from './contradictions';
import type { Manifest } from './manifest-schema';

export { currencyOf };

/** A package as sold in a country; amounts in minor units. */
export type PricedPackage = {
  id: string;
  credits: number;
  amount: number;
  currency: Currency;
  per_credit: number;
  per_message: number;
  flags: ('popular' | 'best_value')[];
};

type Prices = Pick<Manifest, 'currency' | 'currency_by_country' | 'packages' | 'credits'>;

/**
 * Returns a brand's packages in a country, smallest first; with a country of null in the brand's currency.
 */
export function packagesIn(brand: Prices, country: string | null): PricedPackage[] {
  const currency = currencyOf(brand, country);
  const packs = (brand.packages[currency] ?? []).toSorted((one, other) => one.credits - other.credits);
  const best = packs.length > 1 ? cheapestPerCredit(packs) : null;
  return packs.map((pack) => ({
    id: pack.id,
    credits: pack.credits,
    amount: pack.amount,
    currency,
    per_credit: pricePerCredit(pack),
    per_message: pricePerMessage(pack, brand.credits.message_credits),
    flags: [
      ...(pack.popular ? (['popular'] as const) : []),
      ...(pack === best ? (['best_value'] as const) : []),
    ],
  }));
}

/** Returns the lowest price of a message by country. */
export function minimumMessageCosts(
  brand: Prices & Pick<Manifest, 'countries'>,
): Record<string, { costs: number; currency: Currency }> {
  return Object.fromEntries(
    brand.countries.map((country) => {
      const packs = packagesIn(brand, country);
      const costs = Math.min(...packs.map(({ per_message }) => per_message));
      return [country, { costs, currency: currencyOf(brand, country) }];
    }),
  );
}

export type OfferedMethod = { id: PaymentMethod; kind: PaymentMethodKind; logos: string[] };

/** Returns a brand's payment methods in a country, in display order. */
export function methodsIn(
  brand: Pick<Manifest, 'currency' | 'currency_by_country' | 'methods'>,
  country: string,
  appleDevice = false,
): OfferedMethod[] {
  const currency = currencyOf(brand, country);
  return offeredMethods({ country, currency, brandMethods: brand.methods, appleDevice }).map((id) => ({
    id,
    kind: paymentMethods[id].kind,
    logos: methodLogos(id, country),
  }));
}
