import { discounted } from '@heartwood/domain';
import { methodsIn, packagesIn, type OfferedMethod, type PricedPackage } from '@heartwood/brands';
import { ApiError } from '../../kernel/api-error';
import type { Brand } from '../../kernel/brands';
import type { Discount } from '../discounts/discount';

/** What a package costs with a discount, in minor units; a provider collects at least 1. */
export function discountedAmount(pack: PricedPackage, discount: Discount | null): number {
  return Math.max(1, discounted(pack.amount, discount?.percentage ?? 0));
}

/** The credits of a package with what a discount gives on top. */
export function creditsWith(pack: PricedPackage, discount: Discount | null): number {
  return pack.credits + Math.floor((pack.credits * (discount?.value_percentage ?? 0)) / 100);
}

/** @throws ApiError package_unknown */
export function packageOf(brand: Brand, country: string, id: string): PricedPackage {
  const pack = packagesIn(brand.manifest, country).find((sold) => sold.id === id);
  if (!pack) throw new ApiError('package_unknown');
  return pack;
}

/** The methods that are paid on the provider's pages; direct debit has a form and a code of its own instead. */
export function checkoutMethods(brand: Brand, country: string, appleDevice: boolean): OfferedMethod[] {
  return methodsIn(brand.manifest, country, appleDevice).filter(({ kind }) => kind !== 'directdebit');
}

/** @throws ApiError method_not_offered, also for unknown and retired methods */
export function checkMethod(brand: Brand, country: string, method: string): void {
  const offered = checkoutMethods(brand, country, true).some(({ id }) => id === method);
  if (!offered) throw new ApiError('method_not_offered');
}

/** Whether a browser runs on a device that has Apple Pay. */
export function isAppleDevice(headers: Headers): boolean {
  return /\b(iPhone|iPad|Macintosh)\b/.test(headers.get('user-agent') ?? '');
}
