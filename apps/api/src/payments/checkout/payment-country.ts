import type { Brand } from '../../kernel/brands';
import type { Member } from '../../kernel/sessions/member';

/**
 * The country of a payment: the requested one if the brand sells there, else the member's own, else the
 * brand's first.
 */
export function paymentCountry(brand: Brand, member: Member | null, asked: string | undefined): string {
  const { countries } = brand.manifest;
  const wanted = [asked, member?.country, member?.home_country, countries[0]];
  const country = wanted.find((one) => one && countries.includes(one));
  if (!country) throw new Error(`The brand ${brand.id} serves no country.`);
  return country;
}
