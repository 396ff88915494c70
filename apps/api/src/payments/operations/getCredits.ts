import { packagesIn } from '@heartwood/brands';
import { directDebitLimits } from '../limits/direct-debit-limits';
import { operation } from '../../kernel/operation';
import { paymentCountry } from '../checkout/payment-country';
import { discountedAmount, isAppleDevice, offeredMethods } from '../checkout/price';
import { discountJson } from '../discounts/discount';
import { findActiveDiscount } from '../discounts/find-discount';
import { lastOrderOf } from '../ledger/last-order';
import { spendingOf } from '../ledger/spending';

export const getCredits = operation('getCredits', { access: 'public' }, async (context) => {
  const { db, brand, member, query, clock, headers, services } = context;
  const now = clock.now();
  const country = await paymentCountry(context, query.country);
  const packages = packagesIn(brand.manifest, country);
  const currency = packages[0]?.currency ?? brand.manifest.currency;
  const order = { country, currency, method: null, amount: null };
  const methods = offeredMethods(brand, country, {
    appleDevice: isAppleDevice(headers),
    directDebit: services.sms !== null,
  });
  const offersDebit = methods.some(({ kind }) => kind === 'directdebit');
  const limits = offersDebit
    ? directDebitLimits(db, member?.id ?? null, packages, { manifest: brand.manifest, now })
    : null;
  const [discount, last_order, spending, debitLimits] = member
    ? await Promise.all([
        findActiveDiscount(db, { member, brand }, order, now),
        lastOrderOf(db, member.id),
        spendingOf(db, member, { manifest: brand.manifest, currency, now }),
        limits,
      ])
    : [null, null, null, await limits];
  return {
    status: 200,
    body: {
      packages: packages.map((pack) => ({
        ...pack,
        discounted_amount: discount ? discountedAmount(pack, discount) : null,
      })),
      methods: methods.map((method) =>
        method.kind === 'directdebit' ? { ...method, ...debitLimits } : method,
      ),
      country,
      countries: [...brand.manifest.countries],
      discount: discount && discountJson(discount, now),
      last_order,
      spending,
    },
  };
});
