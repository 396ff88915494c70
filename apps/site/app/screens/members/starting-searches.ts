import { choiceSearchFields, startingSearch } from '@heartwood/domain';
import type { ChosenSearch, SavedSearch, StartingSearch } from '@heartwood/domain';
import type { Settings, User } from '@heartwood/api-contract';
import { keptLandingChoice } from '../../visit/landing-choice';
import type { LandingChoice } from '../../visit/landing-choice';
import type { MemberSearch, SearchSettings, StartingSearches } from './member-search';

type Searcher = Pick<User, 'profile' | 'search' | 'chosen_search'>;
type StartSettings = SearchSettings & Pick<Settings, 'search' | 'geoip_selected_country'>;

/** Returns whom someone wants to meet as an account stores it; undefined without a choice. */
export function chosenSearch({ seek, ages }: LandingChoice): ChosenSearch | undefined {
  if (!seek && !ages) return undefined;
  return { gender: seek ?? null, min_age: ages?.from ?? null, max_age: ages?.to ?? null };
}

function searchFrom(begun: StartingSearch, settings: StartSettings): MemberSearch {
  const { gender, country, countryregion = null, min_age, max_age, sort = 'active' } = begun;
  const offered: readonly string[] = settings.search_fields;
  const choices = choiceSearchFields.flatMap((field) => {
    const options = begun[field] ?? [];
    return offered.includes(field) && options.length > 0 ? [[field, options] as const] : [];
  });
  return { gender, country, countryregion, min_age, max_age, choices: Object.fromEntries(choices), sort };
}

/**
 * Returns the initial values of a member's search, or of a visitor's, whose cookies may have the landing
 * page's choices.
 */
export function startingSearches(
  settings: StartSettings,
  member: Searcher | null,
  cookie?: string,
): StartingSearches {
  const visitor = { gender: null, sexuality: null, country: settings.geoip_selected_country };
  const chosen = member ? member.chosen_search : chosenSearch(keptLandingChoice(cookie));
  const begin = (last: SavedSearch | null): MemberSearch =>
    searchFrom(
      startingSearch(
        { niche: settings.search, chosen: chosen ?? null, profile: member?.profile ?? visitor, last },
        settings,
      ),
      settings,
    );
  return { start: begin(member?.search ?? null), defaults: begin(null) };
}
