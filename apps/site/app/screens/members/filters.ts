import { choiceSearchFields, maximumSearchAge, profileOptions } from '@heartwood/domain';
import type { ChoiceSearchField } from '@heartwood/domain';
import { actionMessages, profileFieldMessage } from '@heartwood/i18n';
import type { MemberFiltersProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { countryName, countryOptions } from '../../format/country-name';
import { optionText } from '../../format/option-text';
import { searchHref, sortOptions } from './list-links';
import { everybody } from './member-search';
import type { MemberSearch } from './member-search';
import type { MembersData } from './members.server';
import { membersMessages as texts } from './messages';
import { regionsIn } from './region-lines';

const ageStep = 5;

/** Returns the options of the two age fields: the lowest, every fifth, the highest, and the current ones. */
export function ageOptions(
  { min_age: chosenFrom, max_age: chosenTo }: MemberSearch,
  lowest: number,
): number[] {
  const fives = Array.from({ length: Math.ceil(maximumSearchAge / ageStep) }, (_, index) => index * ageStep);
  const ages = new Set([lowest, ...fives, maximumSearchAge, chosenFrom, chosenTo]);
  return [...ages]
    .filter((age) => age >= lowest && age <= maximumSearchAge)
    .sort((one, other) => one - other);
}

function genderFilter(
  intl: IntlShape,
  search: MemberSearch,
  defaults: MemberSearch,
): MemberFiltersProps['gender'] {
  const options = [
    { value: everybody, label: intl.formatMessage(texts.everybody) },
    { value: 'female', label: intl.formatMessage(texts.women) },
    { value: 'male', label: intl.formatMessage(texts.men) },
  ];
  const value = search.gender ?? everybody;
  return {
    name: 'gender',
    label: intl.formatMessage(texts.gender),
    value,
    options,
    shown: options.find((option) => option.value === value)?.label ?? '',
    selected: search.gender !== defaults.gender,
  };
}

function ageFilter(intl: IntlShape, { search, defaults, lowestAge }: MembersData): MemberFiltersProps['age'] {
  const options = ageOptions(search, lowestAge).map((age) => ({
    value: String(age),
    label: intl.formatNumber(age),
  }));
  const active = search.min_age !== defaults.min_age || search.max_age !== defaults.max_age;
  return {
    label: intl.formatMessage(texts.age),
    shown: active
      ? intl.formatMessage(texts.age_range, { from: search.min_age, to: search.max_age })
      : intl.formatMessage(texts.age_any),
    selected: active,
    from: {
      name: 'min_age',
      label: intl.formatMessage(texts.age_from),
      value: String(search.min_age),
      options,
    },
    to: { name: 'max_age', label: intl.formatMessage(texts.age_to), value: String(search.max_age), options },
  };
}

function countryFilter(
  intl: IntlShape,
  { search, defaults, countries }: MembersData,
): MemberFiltersProps['country'] {
  const all = { value: everybody, label: intl.formatMessage(texts.all_countries) };
  return {
    name: 'country',
    label: intl.formatMessage(texts.country),
    value: search.country ?? everybody,
    options: [all, ...countryOptions(intl, countries)],
    shown: search.country ? countryName(intl, search.country) : all.label,
    selected: search.country !== defaults.country,
  };
}

function regionFilter(intl: IntlShape, data: MembersData): MemberFiltersProps['region'] {
  const { search } = data;
  const regions = regionsIn(data.regions);
  if (regions.length === 0) return undefined;
  const all = { value: '', label: intl.formatMessage(texts.all_regions) };
  return {
    name: 'countryregion',
    label: intl.formatMessage(texts.region),
    value: search.countryregion ?? '',
    options: [all, ...regions.map(({ id, name }) => ({ value: id, label: name }))],
    shown: regions.find(({ id }) => id === search.countryregion)?.name ?? all.label,
    selected: search.countryregion !== null,
  };
}

function optionsOf<Field extends ChoiceSearchField>(
  intl: IntlShape,
  field: Field,
  gender: MembersData['search']['gender'],
) {
  return profileOptions[field].map((option) => ({
    value: option,
    label: optionText(intl, field, option, gender),
  }));
}

function fieldGroups(intl: IntlShape, { search, offered }: MembersData) {
  const fields = choiceSearchFields.filter((field) => offered.includes(field));
  return fields.map((field) => ({
    name: field,
    label: intl.formatMessage(profileFieldMessage(field)),
    options: optionsOf(intl, field, search.gender),
    values: search.choices[field] ?? [],
  }));
}

function fieldsFilter(intl: IntlShape, data: MembersData): MemberFiltersProps['fields'] {
  const groups = fieldGroups(intl, data);
  if (groups.length === 0) return undefined;
  const count = Object.keys(data.search.choices).length;
  return {
    shown:
      count > 0
        ? intl.formatMessage(texts.more_filters_count, { count })
        : intl.formatMessage(texts.more_filters),
    selected: count > 0,
    groups,
  };
}

/**
 * Returns the address that resets the filters: it names the defaults, since a search starts with the last
 * filters.
 */
export function resetHref({ defaults }: MembersData): string {
  return searchHref(defaults);
}

function sortFilter(intl: IntlShape, data: MembersData): MemberFiltersProps['sort'] {
  const options = sortOptions(intl, data).map(({ sort, label }) => ({ value: sort, label }));
  return {
    name: 'sort',
    label: intl.formatMessage(texts.sort),
    shown: options.find(({ value }) => value === data.search.sort)?.label ?? '',
    value: data.search.sort,
    options,
  };
}

/** Returns the filters of the member search that the brand offers. */
export function filterProps(
  intl: IntlShape,
  data: MembersData,
  locate?: MemberFiltersProps['locate'],
): MemberFiltersProps {
  const { search, defaults, offered } = data;
  const offers = (name: string) => offered.includes(name);
  return {
    action: urls.path('members'),
    gender: offers('gender') ? genderFilter(intl, search, defaults) : undefined,
    age: offers('min_age') || offers('max_age') ? ageFilter(intl, data) : undefined,
    country: offers('country') ? countryFilter(intl, data) : undefined,
    region: offers('countryregion') ? regionFilter(intl, data) : undefined,
    fields: fieldsFilter(intl, data),
    locate,
    sort: sortFilter(intl, data),
    labels: {
      title: intl.formatMessage(texts.filters),
      apply: intl.formatMessage(texts.apply),
      reset: intl.formatMessage(texts.reset),
      close: intl.formatMessage(actionMessages.close),
    },
    resetHref: resetHref(data),
  };
}
