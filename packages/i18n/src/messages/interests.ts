import { defineMessages } from '../define-messages';

/** Interests that members choose from; keyed by interest id. */
export const interestMessages = defineMessages({
  adventure: {
    id: 'interests.adventure',
    defaultMessage: 'Adventure',
    description: 'Interest',
  },
  anal_sex: {
    id: 'interests.anal_sex',
    defaultMessage: 'Anal sex',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  animals: {
    id: 'interests.animals',
    defaultMessage: 'Animals',
    description: 'Interest',
  },
  art: {
    id: 'interests.art',
    defaultMessage: 'Art',
    description: 'Interest',
  },
  astrology: {
    id: 'interests.astrology',
    defaultMessage: 'Astrology',
    description: 'Interest',
  },
  bbq: {
    id: 'interests.bbq',
    defaultMessage: 'Barbecues',
    description: 'Interest',
  },
  beach: {
    id: 'interests.beach',
    defaultMessage: 'The beach',
    description: 'Interest',
  },
  beer: {
    id: 'interests.beer',
    defaultMessage: 'Beer',
    description: 'Interest',
  },
  biking: {
    id: 'interests.biking',
    defaultMessage: 'Cycling',
    description: 'Interest: riding a bicycle',
  },
  bondage: {
    id: 'interests.bondage',
    defaultMessage: 'Bondage',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  coffee: {
    id: 'interests.coffee',
    defaultMessage: 'Coffee',
    description: 'Interest',
  },
  cooking: {
    id: 'interests.cooking',
    defaultMessage: 'Cooking',
    description: 'Interest',
  },
  dancing: {
    id: 'interests.dancing',
    defaultMessage: 'Dancing',
    description: 'Interest',
  },
  exchanging_pictures: {
    id: 'interests.exchanging_pictures',
    defaultMessage: 'Swapping pictures',
    description: 'Intimate interest, shown only after asking',
  },
  fashion: {
    id: 'interests.fashion',
    defaultMessage: 'Fashion',
    description: 'Interest',
  },
  foodie: {
    id: 'interests.foodie',
    defaultMessage: 'Good food',
    description: 'Interest: loves eating well',
  },
  gardening: {
    id: 'interests.gardening',
    defaultMessage: 'Gardening',
    description: 'Interest',
  },
  gym: {
    id: 'interests.gym',
    defaultMessage: 'Gym',
    description: 'Interest: working out in a gym',
  },
  hiking: {
    id: 'interests.hiking',
    defaultMessage: 'Hiking',
    description: 'Interest',
  },
  hugging: {
    id: 'interests.hugging',
    defaultMessage: 'Hugging',
    description: 'Interest',
  },
  kissing: {
    id: 'interests.kissing',
    defaultMessage: 'Kissing',
    description: 'Interest',
  },
  lingerie: {
    id: 'interests.lingerie',
    defaultMessage: 'Lingerie',
    description: 'Intimate interest, shown only after asking',
  },
  massages: {
    id: 'interests.massages',
    defaultMessage: 'Massages',
    description: 'Interest',
  },
  masturbating: {
    id: 'interests.masturbating',
    defaultMessage: 'Masturbation',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  movies: {
    id: 'interests.movies',
    defaultMessage: 'Films',
    description: 'Interest',
  },
  music: {
    id: 'interests.music',
    defaultMessage: 'Music',
    description: 'Interest',
  },
  one_night_stand: {
    id: 'interests.one_night_stand',
    defaultMessage: 'One-night stands',
    description: 'Intimate interest, shown only after asking; not crude',
  },
  oral_sex: {
    id: 'interests.oral_sex',
    defaultMessage: 'Oral sex',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  outdoors: {
    id: 'interests.outdoors',
    defaultMessage: 'The outdoors',
    description: 'Interest: being outside in nature',
  },
  party: {
    id: 'interests.party',
    defaultMessage: 'Partying',
    description: 'Interest',
  },
  photography: {
    id: 'interests.photography',
    defaultMessage: 'Photography',
    description: 'Interest',
  },
  politics: {
    id: 'interests.politics',
    defaultMessage: 'Politics',
    description: 'Interest',
  },
  public_sex: {
    id: 'interests.public_sex',
    defaultMessage: 'Sex in public',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  reading: {
    id: 'interests.reading',
    defaultMessage: 'Reading',
    description: 'Interest',
  },
  relationship: {
    id: 'interests.relationship',
    defaultMessage: 'A relationship',
    description: 'Interest: having a steady relationship',
  },
  sadomasochism: {
    id: 'interests.sadomasochism',
    defaultMessage: 'Sadomasochism',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  safe_sex: {
    id: 'interests.safe_sex',
    defaultMessage: 'Safe sex',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  sex: {
    id: 'interests.sex',
    defaultMessage: 'Sex',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  sex_toys: {
    id: 'interests.sex_toys',
    defaultMessage: 'Sex toys',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  shopping: {
    id: 'interests.shopping',
    defaultMessage: 'Shopping',
    description: 'Interest',
  },
  sports: {
    id: 'interests.sports',
    defaultMessage: 'Sport',
    description: 'Interest',
  },
  sushi: {
    id: 'interests.sushi',
    defaultMessage: 'Sushi',
    description: 'Interest',
  },
  tattoos: {
    id: 'interests.tattoos',
    defaultMessage: 'Tattoos',
    description: 'Interest',
  },
  tea: {
    id: 'interests.tea',
    defaultMessage: 'Tea',
    description: 'Interest',
  },
  theater: {
    id: 'interests.theater',
    defaultMessage: 'Theatre',
    description: 'Interest',
  },
  threesome: {
    id: 'interests.threesome',
    defaultMessage: 'Threesomes',
    description: 'Intimate interest, shown only after asking; factual word',
  },
  travelling: {
    id: 'interests.travelling',
    defaultMessage: 'Travelling',
    description: 'Interest',
  },
  vegetarian: {
    id: 'interests.vegetarian',
    defaultMessage: 'Vegetarian food',
    description: 'Interest: eating vegetarian',
  },
  video_games: {
    id: 'interests.video_games',
    defaultMessage: 'Video games',
    description: 'Interest',
  },
  wine: {
    id: 'interests.wine',
    defaultMessage: 'Wine',
    description: 'Interest',
  },
  community: {
    id: 'interests.community',
    defaultMessage: 'Community',
    description: 'Interest: being part of a community',
  },
  funny: {
    id: 'interests.funny',
    defaultMessage: 'Humour',
    description: 'Interest: laughing together',
  },
  hot_and_safe: {
    id: 'interests.hot_and_safe',
    defaultMessage: 'Hot and safe',
    description: 'Intimate interest, shown only after asking: exciting and with care',
  },
});
