import { defineMessages } from '@heartwood/i18n';

/** Messages of the member search. */
export const membersMessages = defineMessages({
  page_title: {
    id: 'members.page_title',
    defaultMessage: 'Discover members',
    description: 'Title of the browser’s tab on the member search',
  },
  title: {
    id: 'members.title',
    defaultMessage: 'Members',
    description: 'Title of the member search without a place',
  },
  title_region: {
    id: 'members.title_region',
    defaultMessage: 'Members: {region}',
    description: 'Title of the member search; region is the name of a region such as Utrecht or Bayern',
  },
  title_country: {
    id: 'members.title_country',
    defaultMessage: 'Members: {country}',
    description:
      'Title of the member search; country is the name of a country without article, so choose a form that needs none',
  },
  count: {
    id: 'members.count',
    defaultMessage: '{count, plural, one {{shown} member} other {{shown} members}} · recently active first',
    description:
      'Below the title: how many fit, and their order; shown is the number, or one like “5,000+” where there are more',
  },
  count_new: {
    id: 'members.count_new',
    defaultMessage: '{count, plural, one {{shown} member} other {{shown} members}} · newest first',
    description: 'Below the title: how many fit, and their order',
  },
  count_near: {
    id: 'members.count_near',
    defaultMessage: '{count, plural, one {{shown} member} other {{shown} members}} · nearest first',
    description: 'Below the title: how many fit, and their order',
  },
  count_short: {
    id: 'members.count_short',
    defaultMessage: '{count, plural, one {{shown} member} other {{shown} members}}',
    description: 'Beside the title on a phone: how many fit',
  },
  filters: {
    id: 'members.filters',
    defaultMessage: 'Filters',
    description: 'Title of the sheet with filters, and accessible name of the button that opens it',
  },
  apply: {
    id: 'members.apply',
    defaultMessage: 'Show members',
    description: 'Button that searches with the chosen filters',
  },
  reset: {
    id: 'members.reset',
    defaultMessage: 'Reset',
    description: 'Link that resets all filters to what fits the reader’s own profile',
  },
  gender: {
    id: 'members.gender',
    defaultMessage: 'Looking for',
    description: 'Label of the filter women, men or everybody',
  },
  women: { id: 'members.women', defaultMessage: 'Women', description: 'Choice of the filter “Looking for”' },
  men: { id: 'members.men', defaultMessage: 'Men', description: 'Choice of the filter “Looking for”' },
  everybody: {
    id: 'members.everybody',
    defaultMessage: 'Women & men',
    description: 'Choice of the filter “Looking for”: no restriction',
  },
  age: { id: 'members.age', defaultMessage: 'Age', description: 'Label of the filter for the age' },
  age_range: {
    id: 'members.age_range',
    defaultMessage: 'Ages {from}–{to}',
    description: 'The ages that are searched for; from and to are numbers of years',
  },
  age_any: {
    id: 'members.age_any',
    defaultMessage: 'Any age',
    description: 'Shown where the age is not restricted',
  },
  age_from: { id: 'members.age_from', defaultMessage: 'From', description: 'Label of the lowest age' },
  age_to: { id: 'members.age_to', defaultMessage: 'To', description: 'Label of the highest age' },
  country: {
    id: 'members.country',
    defaultMessage: 'Country',
    description: 'Label of the filter for the country',
  },
  all_countries: {
    id: 'members.all_countries',
    defaultMessage: 'All countries',
    description: 'Choice of the country filter: no restriction',
  },
  region: {
    id: 'members.region',
    defaultMessage: 'Region',
    description: 'Label of the filter for the region',
  },
  all_regions: {
    id: 'members.all_regions',
    defaultMessage: 'All regions',
    description: 'Choice of the region filter: no restriction',
  },
  more_filters: {
    id: 'members.more_filters',
    defaultMessage: 'More filters',
    description: 'Opens further filters such as build and hair colour',
  },
  more_filters_count: {
    id: 'members.more_filters_count',
    defaultMessage: 'More filters: {count, number}',
    description: 'The same while some of them are set',
  },
  sort: {
    id: 'members.sort',
    defaultMessage: 'Sort',
    description: 'Opens the choice of an order for the list',
  },
  sort_active: {
    id: 'members.sort_active',
    defaultMessage: 'Last active',
    description: 'Order of the list: who was here last comes first',
  },
  sort_new: {
    id: 'members.sort_new',
    defaultMessage: 'New here',
    description: 'Order of the list: who signed up last comes first',
  },
  sort_near: {
    id: 'members.sort_near',
    defaultMessage: 'Near me',
    description: 'Order of the list: who lives in the reader’s own city and region comes first',
  },
  more: {
    id: 'members.more',
    defaultMessage: 'Show more members',
    description: 'Button below the list: adds more members to it',
  },
  more_failed: {
    id: 'members.more_failed',
    defaultMessage: 'We couldn’t load more members.',
    description: 'Below the list where loading more members failed; a button to try again follows',
  },
  added: {
    id: 'members.added',
    defaultMessage: '{count, plural, one {# more member} other {# more members}}',
    description: 'Read out when more members were added to the list',
  },
  earlier: {
    id: 'members.earlier',
    defaultMessage: 'Previous members',
    description: 'Link above a list that begins in the middle, to the page before',
  },
  wider: {
    id: 'members.wider',
    defaultMessage: 'Widen your search to see more people',
    description: 'Title above buttons that each leave out one filter, where few or no members were found',
  },
  wider_count: {
    id: 'members.wider_count',
    defaultMessage: '{filter} · {count, number}',
    description:
      'Button that leaves out a filter, such as “All regions · 128”; count is how many members that finds',
  },
  wider_younger: {
    id: 'members.wider_younger',
    defaultMessage: 'Younger members too',
    description: 'Button that leaves out the lowest age of the search',
  },
  wider_older: {
    id: 'members.wider_older',
    defaultMessage: 'Older members too',
    description: 'Button that leaves out the highest age of the search',
  },
  wider_field: {
    id: 'members.wider_field',
    defaultMessage: '{field}: any',
    description: 'Button that leaves out a filter; field is its name, such as “Hair colour”',
  },
  games: {
    id: 'members.games',
    defaultMessage: 'Games',
    description: 'Accessible name of two links to games among the members',
  },
  swipe: { id: 'members.swipe', defaultMessage: 'Swipe', description: 'Link to the swipe game; its name' },
  swipe_text: {
    id: 'members.swipe_text',
    defaultMessage: 'A few hearts a day. Who gets yours?',
    description: 'Below the name of the swipe game, in which one has four likes a day',
  },
  finder: {
    id: 'members.finder',
    defaultMessage: 'Match finder',
    description: 'Link to the match finder, a game of questions; its name',
  },
  finder_text: {
    id: 'members.finder_text',
    defaultMessage: 'A few quick questions. Who answers like you?',
    description:
      'Below the name of the match finder, which asks a few questions and shows who answered alike',
  },
  empty: {
    id: 'members.empty',
    defaultMessage: 'No one ticks all these boxes yet',
    description: 'Title where the search finds nobody',
  },
  empty_text: {
    id: 'members.empty_text',
    defaultMessage: 'Loosen your filters a little: a wider age range or a bigger area often does the trick.',
    description: 'Sentence where the search finds nobody. Idiom: say it your way',
  },
  empty_reset: {
    id: 'members.empty_reset',
    defaultMessage: 'Reset the filters',
    description: 'Button where the search finds nobody',
  },
  empty_everybody: {
    id: 'members.empty_everybody',
    defaultMessage: 'Search everywhere',
    description: 'Button where even the search without filters finds nobody; shows members of all countries',
  },
  similar: {
    id: 'members.similar',
    defaultMessage: 'Also worth a look',
    description: 'Title above members who nearly fit, below few results',
  },
  join: {
    id: 'members.join',
    defaultMessage: 'Seen someone you like?',
    description: 'Title for visitors below the members',
  },
  join_text: {
    id: 'members.join_text',
    defaultMessage: 'Sign up for free, send a few hearts and write your first messages. It takes a minute.',
    description: 'Sentence for visitors below the members',
  },
  join_action: {
    id: 'members.join_action',
    defaultMessage: 'Join free',
    description: 'Button for visitors that leads to signup',
  },
  loading: {
    id: 'members.loading',
    defaultMessage: 'Loading members',
    description: 'Read out while the list is on the way',
  },
  blocked: {
    id: 'members.blocked',
    defaultMessage: 'Blocked',
    description: 'Title of the notice after blocking a member',
  },
  blocked_text: {
    id: 'members.blocked_text',
    defaultMessage: 'You won’t see each other any more, and no messages will get through.',
    description: 'Second line of the notice after blocking a member',
  },
});
