import { defineMessages } from '@heartwood/i18n';

/** Messages of every lander. */
export const landerMessages = defineMessages({
  money: {
    id: 'lander.money',
    defaultMessage:
      'Joining is free, and so are your first messages. After that, you pay with credits. No subscription.',
    description: 'Line about money under the button of every advertising page',
  },
  drawings: {
    id: 'lander.drawings',
    defaultMessage: 'The people here are illustrations, not members.',
    description: 'Footer of every advertising page',
  },
  trap: {
    id: 'lander.trap',
    defaultMessage: 'Leave this empty',
    description: 'Label of a field that people do not see; programs that fill it in give themselves away',
  },
});

/** Messages of the wall of pictures. */
export const iconsMessages = defineMessages({
  headline: {
    id: 'lander.icons_headline',
    defaultMessage: 'Say it in three pictures',
    description: 'Headline above a wall of pictures of interests; at most two lines on a phone',
  },
  lede: {
    id: 'lander.icons_lede',
    defaultMessage: 'Pick three things you’d cancel plans for.',
    description: 'Below “Say it in three pictures”',
  },
  lede_night: {
    id: 'lander.icons_lede_night',
    defaultMessage: 'Pick three. What they’re code for stays between you two.',
    description:
      'Below “Say it in three pictures”, where people share unusual tastes; a hint, nothing more. Idiom: say it your way',
  },
  lede_silver: {
    id: 'lander.icons_lede_silver',
    defaultMessage: 'Pick three things you still, or finally, make time for.',
    description: 'Below “Say it in three pictures”, for people of sixty and over',
  },
  lede_men: {
    id: 'lander.icons_lede_men',
    defaultMessage: 'Pick three things he should like too. Or at least put up with.',
    description: 'Below “Say it in three pictures”, for men who look for men',
  },
  question: {
    id: 'lander.icons_question',
    defaultMessage: 'Your three pictures',
    description: 'Accessible name of the wall of pictures and of the three places for those picked',
  },
  who: {
    id: 'lander.icons_who',
    defaultMessage: 'who?',
    description: 'End of an equation of three pictures: “flame + wine + bed = who?”',
  },
  submit: {
    id: 'lander.icons_submit',
    defaultMessage: 'See who picked the same',
    description: 'Button below the wall of pictures',
  },
});

/** Messages of the evening in four scenes. */
export const cutsMessages = defineMessages({
  headline: {
    id: 'lander.cuts_headline',
    defaultMessage: 'One evening, <br></br>four scenes',
    description:
      'Headline of an evening shown as a film in four scenes; <br> is where the second line begins',
  },
  question: {
    id: 'lander.cuts_question',
    defaultMessage: 'Where does your evening start?',
    description: 'Accessible name of the choice of four scenes',
  },
  coffee: {
    id: 'lander.cuts_coffee',
    defaultMessage: 'Coffee',
    description: 'Scene of an evening; one or two short words',
  },
  wine: {
    id: 'lander.cuts_wine',
    defaultMessage: 'Wine',
    description: 'Scene of an evening; one or two short words',
  },
  dancing: {
    id: 'lander.cuts_dancing',
    defaultMessage: 'Dancing',
    description: 'Scene of an evening; one or two short words',
  },
  open: {
    id: 'lander.cuts_open',
    defaultMessage: 'Your call',
    description:
      'Last scene of an evening, at midnight: you decide; one or two short words. Idiom: say it your way',
  },
  ribbon: {
    id: 'lander.cuts_ribbon',
    defaultMessage: 'Ribbon',
    description: 'Scene of an evening, with a spool of satin ribbon; one or two short words',
  },
  keyhole: {
    id: 'lander.cuts_keyhole',
    defaultMessage: 'The key',
    description: 'Scene of an evening, with a keyhole; one or two short words',
  },
  tea: {
    id: 'lander.cuts_tea',
    defaultMessage: 'Tea',
    description: 'Scene of an evening, with a teapot; one or two short words',
  },
  crossword: {
    id: 'lander.cuts_crossword',
    defaultMessage: 'Crossword',
    description: 'Scene of an evening, solving a crossword together; one or two short words',
  },
  barber: {
    id: 'lander.cuts_barber',
    defaultMessage: 'Fresh cut',
    description: 'Scene of an evening, with a barber’s mirror; one or two short words',
  },
  submit: {
    id: 'lander.cuts_submit',
    defaultMessage: 'Start at {time}',
    description: 'Button that names the scene chosen; time such as 22:00',
  },
});
