import { maximumSearchAge } from '@heartwood/domain';
import { profileFieldMessage } from '@heartwood/i18n';
import type { MembersScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { searchQuery } from './member-search';
import type { MemberSearch } from './member-search';
import type { MembersData, WiderField } from './members.server';
import { membersMessages as texts } from './messages';

/** Returns the address of a search with all its parameters. */
export function searchHref(search: MemberSearch, page?: number): string {
  return urls.withQuery(urls.path('members'), { ...searchQuery(search), page });
}

const orders = [
  { sort: 'active', text: texts.sort_active },
  { sort: 'new', text: texts.sort_new },
  { sort: 'near', text: texts.sort_near },
] as const;

/** Returns the available sort orders: by distance if the member's place is known. */
export function sortOptions(intl: IntlShape, { search, hasHome }: Pick<MembersData, 'search' | 'hasHome'>) {
  return orders
    .filter(({ sort }) => sort !== 'near' || hasHome || search.sort === 'near')
    .map(({ sort, text }) => ({
      sort,
      href: searchHref({ ...search, sort }),
      label: intl.formatMessage(text),
      selected: sort === search.sort,
    }));
}

function without(search: MemberSearch, field: WiderField, lowestAge: number): MemberSearch {
  switch (field) {
    case 'country':
      return { ...search, country: null, countryregion: null };
    case 'countryregion':
      return { ...search, countryregion: null };
    case 'min_age':
      return { ...search, min_age: lowestAge };
    case 'max_age':
      return { ...search, max_age: maximumSearchAge };
    default: {
      const choices = Object.entries(search.choices).filter(([name]) => name !== field);
      return { ...search, choices: Object.fromEntries(choices) };
    }
  }
}

function filterWords(intl: IntlShape, field: WiderField): string {
  switch (field) {
    case 'country':
      return intl.formatMessage(texts.all_countries);
    case 'countryregion':
      return intl.formatMessage(texts.all_regions);
    case 'min_age':
      return intl.formatMessage(texts.wider_younger);
    case 'max_age':
      return intl.formatMessage(texts.wider_older);
    default:
      return intl.formatMessage(texts.wider_field, {
        field: intl.formatMessage(profileFieldMessage(field)),
      });
  }
}

/** Returns searches that find more by dropping one of the filters. */
export function widerSearches(
  intl: IntlShape,
  { wider, search, lowestAge }: Pick<MembersData, 'wider' | 'search' | 'lowestAge'>,
): MembersScreenProps['wider'] {
  if (wider.length === 0) return undefined;
  return {
    label: intl.formatMessage(texts.wider),
    options: wider.map(({ field, count }) => ({
      href: searchHref(without(search, field, lowestAge)),
      label: intl.formatMessage(texts.wider_count, { filter: filterWords(intl, field), count }),
    })),
  };
}

/** Returns the links to the games, which also lead to members. */
export function gameLinks(intl: IntlShape): MembersScreenProps['games'] {
  return {
    label: intl.formatMessage(texts.games),
    swipe: {
      href: urls.path('swipe-game'),
      label: intl.formatMessage(texts.swipe),
      text: intl.formatMessage(texts.swipe_text),
    },
    finder: {
      href: urls.path('match-finder'),
      label: intl.formatMessage(texts.finder),
      text: intl.formatMessage(texts.finder_text),
    },
  };
}
