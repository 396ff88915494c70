import { startingSearch, type StartingSearch } from '@heartwood/domain';
import type { Brand } from '../kernel/brands';
import type { Member } from '../kernel/sessions/member';
import type { Home } from './nearness';

/** The fields that a member's starting search depends on. */
type Searcher = Pick<Member, 'chosen_search' | 'search' | 'gender' | 'sexuality' | 'home_country'>;

const nobody = { gender: null, sexuality: null, country: null };

/** The initial filters of a member's search, or a visitor's (null). */
export function startingFilters(member: Searcher | null, { settings }: Brand): StartingSearch {
  return startingSearch(
    {
      niche: settings.search,
      chosen: member?.chosen_search ?? null,
      profile: member ? { ...member, country: member.home_country } : nobody,
      last: member?.search ?? null,
    },
    settings,
  );
}

/** Where a member lives, according to their profile. */
export function homeOf({ home_country, home_region, home_city }: Member): Home {
  return { country: home_country, region: home_region, city: home_city };
}
