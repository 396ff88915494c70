import type { DirectDebitState } from '@heartwood/api-contract';
import { packagesIn } from '@heartwood/brands';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { paymentCountry } from '../../payments/checkout/payment-country';
import { directDebitOffered } from '../../payments/checkout/price';
import { directDebitJson } from '../direct-debit-json';
import { shownDirectDebit } from '../find-direct-debit';
import { directDebitUse, limitFor, openAmount, usedOf } from '../../payments/limits/direct-debit-limits';
import { nextMandateReference } from '../mandate';
import { earliestCollection } from '../../payments/limits/target-days';

export const getDirectDebit = operation('getDirectDebit', { access: 'member' }, async (context) => {
  const { db, brand, member, clock, services, query } = context;
  const asked = query.payment_id === undefined ? undefined : knownId(query.payment_id);
  const { company, direct_debit: rules } = brand.manifest;
  const { creditor_id, name, address, city, country } = company;
  if (creditor_id === null || !services.sms) throw new ApiError('not_found');
  const now = clock.now();
  const countries = [await paymentCountry(context, undefined), ...brand.manifest.countries];
  const debitable = countries.find((one) => directDebitOffered(brand, one));
  if (debitable === undefined) throw new ApiError('not_found');
  const cheapest = Math.min(...packagesIn(brand.manifest, debitable).map(({ amount }) => amount));
  const [use, open, shown, { directdebit_blocked_at: blocked }] = await Promise.all([
    directDebitUse(db, member.id, { now, unconfirmed: false }),
    openAmount(db, member.id),
    shownDirectDebit(db, member.id, asked),
    db
      .selectFrom('account')
      .select('directdebit_blocked_at')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow(),
  ]);
  const limited = blocked ? null : limitFor(use, cheapest, { manifest: brand.manifest, now });
  const status: DirectDebitState['status'] = blocked ? 'blocked' : limited ? 'limit' : 'available';
  const secret = services.environment.SESSION_SECRET;
  const ordering = { accountId: member.id, brandId: brand.id, secret };
  return {
    status: 200,
    body: {
      status,
      creditor: { name, address, city, country, creditor_id },
      reference: status === 'available' ? await nextMandateReference(db, ordering) : null,
      earliest_collection: earliestCollection(now),
      limit: rules.amount_in_30_days,
      used: usedOf(use),
      from: limited?.from ?? null,
      ...(limited && { limited_by: limited.by }),
      open,
      currency: 'EUR',
      order: shown && directDebitJson(shown.payment, shown.debit),
    },
  };
});
