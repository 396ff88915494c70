import type { Db } from '../../database/connection';
import type { Brand } from '../../kernel/brands';
import type { Member } from '../../kernel/sessions/member';

/**
 * The country somebody pays in: the one asked for where the brand sells there, else the member's own, else the first
 * that the brand serves.
 */
export async function paymentCountry(
  db: Db,
  brand: Brand,
  { asked, member }: { asked: string | undefined; member: Member | null },
): Promise<string> {
  const { countries } = brand.manifest;
  const sells = (country: string) => countries.includes(country);
  if (asked !== undefined && sells(asked)) return asked;
  if (member?.country && sells(member.country)) return member.country;
  const profile =
    member &&
    (await db.selectFrom('profile').select('country').where('id', '=', member.id).executeTakeFirst());
  if (profile?.country && sells(profile.country)) return profile.country;
  const [first] = countries;
  if (!first) throw new Error(`The brand ${brand.id} serves no country.`);
  return first;
}
