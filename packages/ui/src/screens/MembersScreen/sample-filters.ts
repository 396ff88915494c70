import type { StoryTexts } from '../story-texts';
import type { MemberFiltersProps } from './MemberFilters';

const ages = [18, 25, 30, 35, 40, 45, 50, 60, 70].map((age) => ({ value: String(age), label: String(age) }));

/** Filters of the stories. */
export function sampleFilters(t: StoryTexts): MemberFiltersProps {
  return {
    action: '/members',
    gender: {
      label: t('members.gender', 'Looking for'),
      shown: t('members.everybody', 'Women & men'),
      selected: true,
      name: 'gender',
      value: 'all',
      options: [
        { value: 'all', label: t('members.everybody', 'Women & men') },
        { value: 'female', label: t('members.women', 'Women') },
        { value: 'male', label: t('members.men', 'Men') },
      ],
    },
    age: {
      label: t('members.age', 'Age'),
      shown: t('members.age_range', 'Ages {from}–{to}', { from: 30, to: 45 }),
      selected: true,
      from: { name: 'age_from', label: t('members.age_from', 'From'), value: '30', options: ages },
      to: { name: 'age_to', label: t('members.age_to', 'To'), value: '45', options: ages },
    },
    country: {
      label: t('members.country', 'Country'),
      shown: 'Deutschland',
      selected: false,
      name: 'country',
      value: 'DE',
      options: [
        { value: 'DE', label: 'Deutschland' },
        { value: 'NL', label: 'Niederlande' },
      ],
    },
    region: {
      label: t('members.region', 'Region'),
      shown: t('members.all_regions', 'All regions'),
      selected: false,
      name: 'region',
      value: '',
      options: [
        { value: '', label: t('members.all_regions', 'All regions') },
        { value: 'nw', label: 'Nordrhein-Westfalen' },
        { value: 'mv', label: 'Mecklenburg-Vorpommern' },
      ],
    },
    locate: { label: t('places.locate', 'Use my location'), onPress: () => undefined },
    sort: {
      name: 'sort',
      label: t('members.sort', 'Sort'),
      shown: t('members.sort_active', 'Last active'),
      value: 'active',
      options: [
        { value: 'active', label: t('members.sort_active', 'Last active') },
        { value: 'new', label: t('members.sort_new', 'New here') },
        { value: 'near', label: t('members.sort_near', 'Near me') },
      ],
    },
    labels: {
      title: t('members.filters', 'Filters'),
      apply: t('members.apply', 'Show members'),
      reset: t('members.reset', 'Reset'),
      close: t('actions.close', 'Close'),
    },
    resetHref: '/members',
  };
}
