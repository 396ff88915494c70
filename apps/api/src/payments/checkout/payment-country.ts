import { cookies } from '@heartwood/domain';
import type { Brand } from '../../kernel/brands';
import { readCookie } from '../../kernel/edge/read-cookie';
import type { Member } from '../../kernel/sessions/member';
import type { Services } from '../../services';

/** Who pays, and from where. */
export interface Paying {
  readonly brand: Brand;
  readonly member: Member | null;
  readonly client: { readonly address: string };
  readonly headers: Headers;
  readonly services: Pick<Services, 'countryOf'>;
}

/**
 * The country of a payment: the first of these that the brand sells in: the requested one, the one chosen on the site,
 * that of the IP address, the one where the account was created, the profile's, the brand's first.
 */
export async function paymentCountry(
  { brand, member, client, headers, services }: Paying,
  asked: string | undefined,
): Promise<string> {
  const { countries } = brand.manifest;
  const chosen = readCookie(headers, cookies.country.name, /^[A-Z]{2}$/);
  const at = await services.countryOf(client.address);
  const wanted = [asked, chosen, at, member?.country, member?.home_country, countries[0]];
  const country = wanted.find((one) => one && countries.includes(one));
  if (!country) throw new Error(`The brand ${brand.id} serves no country.`);
  return country;
}
