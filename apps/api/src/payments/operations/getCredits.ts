import { packagesIn } from '@heartwood/brands';
import { operation } from '../../kernel/operation';
import { discountJson } from '../discounts/discount';
import { findActiveDiscount } from '../discounts/find-discount';
import { paymentCountry } from '../checkout/payment-country';
import { checkoutMethods, discountedAmount, isAppleDevice } from '../checkout/price';

export const getCredits = operation('getCredits', { access: 'public' }, async (context) => {
  const { db, brand, member, query, clock, headers } = context;
  const now = clock.now();
  const country = paymentCountry(brand, member, query.country);
  const packages = packagesIn(brand.manifest, country);
  const currency = packages[0]?.currency ?? brand.manifest.currency;
  const order = { country, currency, method: null, amount: null };
  const discount = member && (await findActiveDiscount(db, member, order, now));
  return {
    status: 200,
    body: {
      packages: packages.map((pack) => ({
        ...pack,
        discounted_amount: discount ? discountedAmount(pack, discount) : null,
      })),
      methods: checkoutMethods(brand, country, isAppleDevice(headers)),
      country,
      countries: [...brand.manifest.countries],
      discount: discount && discountJson(discount, now),
    },
  };
});
