import { discounted } from '@heartwood/domain';
import { methodsIn, packagesIn, type OfferedMethod, type PricedPackage } from '@heartwood/brands';
import { ApiError } from '../../kernel/api-error';
import type { Brand } from '../../kernel/brands';
import type { Discount } from '../discounts/discount';

/** The discounted price of a package, in minor units; at least 1, the minimum a provider collects. */
export function discountedAmount(pack: PricedPackage, discount: Discount | null): number {
  return Math.max(1, discounted(pack.amount, discount?.percentage ?? 0));
}

/** The credits of a package, including a discount's bonus. */
export function creditsWith(pack: PricedPackage, discount: Discount | null): number {
  return pack.credits + Math.floor((pack.credits * (discount?.value_percentage ?? 0)) / 100);
}

/** @throws ApiError package_unknown */
export function packageOf(brand: Brand, country: string, id: string): PricedPackage {
  const pack = packagesIn(brand.manifest, country).find((sold) => sold.id === id);
  if (!pack) throw new ApiError('package_unknown');
  return pack;
}

/** The payment methods offered to a member. Direct debit, if offered, has its own form and code. */
export function offeredMethods(
  brand: Brand,
  country: string,
  { appleDevice, directDebit }: { appleDevice: boolean; directDebit: boolean },
): OfferedMethod[] {
  return methodsIn(brand.manifest, country, appleDevice).filter(
    ({ kind }) => kind !== 'directdebit' || (directDebit && brand.manifest.company.creditor_id !== null),
  );
}

/** Whether a brand offers direct debit in a country. */
export function directDebitOffered({ manifest }: Brand, country: string): boolean {
  if (manifest.company.creditor_id === null) return false;
  return methodsIn(manifest, country).some(({ kind }) => kind === 'directdebit');
}

/**
 * @throws ApiError method_not_offered, also for unknown and retired methods, and for those ordered elsewhere
 */
export function checkMethod(
  brand: Brand,
  country: string,
  method: string,
  { directDebit }: { directDebit: boolean },
): void {
  const offered = directDebit
    ? method === 'directdebit' && directDebitOffered(brand, country)
    : offeredMethods(brand, country, { appleDevice: true, directDebit: false }).some(
        ({ id }) => id === method,
      );
  if (!offered) throw new ApiError('method_not_offered');
}

/** Whether the browser's device supports Apple Pay. */
export function isAppleDevice(headers: Headers): boolean {
  return /\b(iPhone|iPad|Macintosh)\b/.test(headers.get('user-agent') ?? '');
}
