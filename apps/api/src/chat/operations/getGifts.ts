import { packagesIn } from '@heartwood/brands';
import { cheapestPerCredit, pricePerCredit } from '@heartwood/domain';
import { operation } from '../../kernel/operation';
import { paymentCountry } from '../../payments/checkout/payment-country';
import { creditsWith, discountedAmount } from '../../payments/checkout/price';
import { findActiveDiscount } from '../../payments/discounts/find-discount';

export const getGifts = operation('getGifts', { access: 'member' }, async (context) => {
  const { db, brand, member, clock } = context;
  const country = await paymentCountry(context, undefined);
  const packages = packagesIn(brand.manifest, country);
  const currency = packages[0]?.currency ?? brand.manifest.currency;
  const order = { country, currency, method: null, amount: null };
  const discount = await findActiveDiscount(db, { member, brand }, order, clock.now());
  const cheapest = cheapestPerCredit(
    packages.map((pack) => ({
      credits: creditsWith(pack, discount),
      amount: discountedAmount(pack, discount),
    })),
  );
  const gifts = Object.entries(brand.settings.gift_credits).map(([id, credits]) => ({
    id,
    credits,
    price: cheapest && credits * pricePerCredit(cheapest),
    currency,
  }));
  return { status: 200, body: { gifts: gifts.toSorted((one, other) => one.credits - other.credits) } };
});
