import { currencies, dayIn, isPaymentMethod, minorUnitsPerMajor } from '@heartwood/domain';
import { timeBonusCode } from '@heartwood/domain';
import type { Insertable } from 'kysely';
import type { DiscountCodeTable } from '../../database/money-schema';
import type { Brand } from '../../kernel/brands';
import { endOfDay } from '../../kernel/brand-time';
import { welcomeCode } from './member-discounts';

/** The rules of a code as entered by an operator; empty if omitted. */
export type WrittenRules = Record<
  'percentage' | 'value-percentage' | 'currency' | 'minimum' | 'country' | 'methods' | 'expires' | 'validity',
  string
>;

type Rules = Omit<Insertable<DiscountCodeTable>, 'code' | 'pool' | 'account_id' | 'created_at' | 'status'>;

const validities = ['once-per-user', 'once', 'unlimited'] as const;
const reserved: readonly string[] = [timeBonusCode.code, welcomeCode];

/** Why a code's name is invalid; null if valid. */
export function codeProblem(code: string): string | null {
  if (!/^[A-Z0-9][A-Z0-9-]{2,23}$/.test(code))
    return 'code_invalid: 3 to 24 letters, digits and hyphens, the first no hyphen';
  if (reserved.includes(code)) return `code_reserved: ${code} is every new member's own`;
  return null;
}

/** Parses a percentage above 0 with at most one decimal; undefined if invalid. */
function percentageOf(text: string): number | null | undefined {
  if (text === '') return null;
  const percentage = /^\d{1,3}([.]\d)?$/.test(text) ? Number(text) : 0;
  return percentage > 0 && percentage <= 100 ? percentage : undefined;
}

function minimumOf(text: string): number | null | undefined {
  if (text === '') return null;
  const units = /^\d{1,6}([.]\d{1,2})?$/.test(text) ? Math.round(Number(text) * minorUnitsPerMajor) : 0;
  return units > 0 ? units : undefined;
}

/** Parses an expiry: the end of a date in the brand's time zone, or a time; undefined if invalid or past. */
function expiryOf(text: string, brand: Brand, now: Date): Date | null | undefined {
  if (text === '') return null;
  const { time_zone: zone } = brand.manifest;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  const said = new Date(text);
  if (Number.isNaN(said.getTime()) || (isDay && said.toISOString().slice(0, 10) !== text)) return undefined;
  const noon = new Date(said.getTime() + 12 * 3_600_000);
  const ends = isDay ? endOfDay(zone, { now: noon, today: dayIn(zone, noon) }) : said;
  return ends > now ? ends : undefined;
}

/** Parses the rules of a brand's code; returns the issues by field if any is invalid. */
export function readRules(
  written: WrittenRules,
  { brand, now }: { brand: Brand; now: Date },
): { rules: Rules; problems: string[] } {
  const { manifest } = brand;
  const problems: string[] = [];
  const percentage = percentageOf(written.percentage);
  const value = percentageOf(written['value-percentage']);
  const minimum = minimumOf(written.minimum);
  const expires = expiryOf(written.expires, brand, now);
  const currency = currencies.find((known) => known === written.currency) ?? null;
  const validity = validities.find((known) => known === (written.validity || 'once-per-user'));
  const methods = written.methods === '' ? null : [...new Set(written.methods.split(','))];
  const sold: readonly string[] = [
    manifest.currency,
    ...Object.values(manifest.currency_by_country ?? {}).filter((one) => one !== undefined),
  ];
  const offered: readonly string[] = manifest.methods;
  if (percentage === undefined) problems.push('percentage_invalid: above 0 to 100, with at most one decimal');
  if (value === undefined)
    problems.push('value_percentage_invalid: above 0 to 100, with at most one decimal');
  if (percentage === null && value === null) problems.push('percentage_missing: one of the two percentages');
  if (written.currency !== '' && !(currency && sold.includes(currency)))
    problems.push(`currency_invalid: one of ${[...new Set(sold)].join(', ')}`);
  if (minimum === undefined) problems.push('minimum_invalid: an amount as 20 or 20.50');
  if (minimum && !written.currency) problems.push('currency_missing: a minimum needs its currency');
  if (written.country !== '' && !manifest.countries.includes(written.country))
    problems.push(`country_invalid: one of ${manifest.countries.join(', ')}`);
  if (methods?.some((method) => !isPaymentMethod(method) || !offered.includes(method)))
    problems.push(`methods_invalid: some of ${offered.join(',')}, separated by commas`);
  if (expires === undefined) problems.push('expires_invalid: a day or moment to come, as 2026-12-31');
  if (!validity) problems.push(`validity_invalid: one of ${validities.join(', ')}`);
  return {
    problems,
    rules: {
      percentage: percentage ?? null,
      value_percentage: value ?? null,
      currency,
      minimum_order_value: minimum ?? null,
      country: written.country || null,
      payment_methods: methods,
      expires_at: expires ?? null,
      validity,
    },
  };
}
