import { packagesIn } from '@heartwood/brands';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { discountJson, type Discount } from '../discounts/discount';
import { discountError, findDiscount, problemOf } from '../discounts/find-discount';
import { welcomeDiscountOf } from '../discounts/member-discounts';
import { paymentCountry } from '../checkout/payment-country';
import { packageOf } from '../checkout/price';

export const getDiscountCode = operation('getDiscountCode', { access: 'member' }, async (context) => {
  const { db, brand, member, query, clock, services } = context;
  const { code, welcome } = query;
  if ((code === undefined) === (welcome === undefined))
    throw invalidFields({ code: code === undefined ? 'required' : 'not_allowed' });
  if (code !== undefined) await services.limits.consume('discount-try', member.id);
  const now = clock.now();
  const country = await paymentCountry(context, query.country);
  const pack = query.package === undefined ? null : packageOf(brand, country, query.package);
  const currency =
    pack?.currency ?? packagesIn(brand.manifest, country)[0]?.currency ?? brand.manifest.currency;
  const order = { country, currency, method: query.method ?? null, amount: pack?.amount ?? null };

  const discount: Discount | null =
    code === undefined ? welcomeDiscountOf(member, brand) : await findDiscount(db, code, { member, brand });
  if (!discount) throw new ApiError('code_not_found');
  const problem = await problemOf(db, discount, { member, order, now });
  if (problem !== null)
    throw code === undefined ? new ApiError('code_not_found') : discountError(problem, discount);
  if (code !== undefined) await services.limits.giveBack('discount-try', member.id);
  return { status: 200, body: discountJson(discount, now) };
});
