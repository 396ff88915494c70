import type { components } from '@heartwood/api-contract';
import type { Db } from '../database/connection';
import type { Brand, BrandDirectory } from '../kernel/brands';

/**
 * The brands a member is shown on, own brand first. Other brands are those that share its members, while both
 * do; one the member agreed to stays listed, so that consent can be withdrawn.
 */
export async function readConsent(
  db: Db,
  accountId: string,
  brands: BrandDirectory,
): Promise<components['schemas']['Consent']> {
  const {
    brand: ownId,
    pool,
    shown_on,
    advertising_agreed_at,
  } = await db
    .selectFrom('account')
    .innerJoin('profile', 'profile.id', 'account.id')
    .select(['account.brand', 'account.pool', 'profile.shown_on', 'profile.advertising_agreed_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const shares = brands.byId(ownId)?.settings.member_resell ?? false;
  const isListed = ({ id, settings }: Brand) =>
    id === ownId || (shares && settings.member_resell) || shown_on.includes(id);
  const ofPool = brands.all.filter((brand) => brand.pool === pool && isListed(brand));
  const domains = ofPool.map(({ id, settings }) => ({
    domain: settings.domain,
    name: settings.name,
    own: id === ownId,
    consent: id === ownId || shown_on.includes(id),
  }));
  return {
    domains: domains.toSorted((one, other) => Number(other.own) - Number(one.own)),
    advertising: advertising_agreed_at !== null,
  };
}
