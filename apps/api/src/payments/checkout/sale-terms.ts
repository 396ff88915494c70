import type { Manifest } from '@heartwood/brands';
import { dayIn } from '@heartwood/domain';
import type { SaleTerms } from '../../database/money-schema';
import { endOfDay } from '../../kernel/brand-time';
import { after } from '../../kernel/clock';

const daySeconds = 24 * 3600;

/** The terms of an order made now. */
export function saleTermsOf({ company, name, limits, time_zone }: Manifest): SaleTerms {
  return {
    seller: {
      name: company.name,
      address: company.address,
      city: company.city,
      country: company.country,
      register: company.kvk,
      vat_number: company.vat_numbers[0] ?? null,
      brand: name,
    },
    statement: name.toUpperCase(),
    refund_days: limits.refund_days,
    time_zone,
  };
}

/** The withdrawal deadline of a purchase: the last second of the last day, in the brand's time zone. */
export function withdrawUntil({ refund_days, time_zone }: SaleTerms, bought: Date): Date {
  const now = after(bought, refund_days * daySeconds);
  return after(endOfDay(time_zone, { now, today: dayIn(time_zone, now) }), -1);
}
