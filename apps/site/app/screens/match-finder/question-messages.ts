import { defineMessages } from '@heartwood/i18n';

/**
 * Messages of the match finder's questions, their answers, and what two with the same answer have in common.
 */
export const questionMessages = defineMessages({
  evening: {
    id: 'finder.evening',
    defaultMessage: 'Your perfect weeknight?',
    description: 'Question of the match finder; warm, short',
  },
  evening_home: {
    id: 'finder.evening_home',
    defaultMessage: 'On the sofa',
    description: 'Answer to “Your perfect weeknight?”; very short, set large',
  },
  evening_out: {
    id: 'finder.evening_out',
    defaultMessage: 'Out and about',
    description: 'Answer to “Your perfect weeknight?”; very short, set large',
  },
  evening_both: {
    id: 'finder.evening_both',
    defaultMessage: 'A bit of both',
    description: 'Answer to “Your perfect weeknight?”; very short, set large',
  },
  evening_home_reason: {
    id: 'finder.evening_home_reason',
    defaultMessage: 'You both love an evening in',
    description:
      'Headline of why two members fit: both answered “Your perfect weeknight?” with “On the sofa”; no word with a gender',
  },
  evening_out_reason: {
    id: 'finder.evening_out_reason',
    defaultMessage: 'You both love going out',
    description:
      'Headline of why two members fit: both answered “Your perfect weeknight?” with “Out and about”; no word with a gender',
  },
  evening_both_reason: {
    id: 'finder.evening_both_reason',
    defaultMessage: 'Night in or night out: you’re both happy with either',
    description:
      'Headline of why two members fit: both answered “Your perfect weeknight?” with “A bit of both”; no word with a gender',
  },
  sunday: {
    id: 'finder.sunday',
    defaultMessage: 'When does your Sunday start?',
    description: 'Question of the match finder; warm, short',
  },
  sunday_before_birds: {
    id: 'finder.sunday_before_birds',
    defaultMessage: 'Before the birds',
    description: 'Answer to “When does your Sunday start?”; very short, set large. Idiom: say it your way',
  },
  sunday_first_coffee: {
    id: 'finder.sunday_first_coffee',
    defaultMessage: 'With the first coffee',
    description: 'Answer to “When does your Sunday start?”; very short, set large',
  },
  sunday_lunch: {
    id: 'finder.sunday_lunch',
    defaultMessage: 'Around lunch',
    description: 'Answer to “When does your Sunday start?”; very short, set large',
  },
  sunday_no_morning: {
    id: 'finder.sunday_no_morning',
    defaultMessage: 'What’s a morning?',
    description: 'Answer to “When does your Sunday start?”; very short, set large. Idiom: say it your way',
  },
  sunday_before_birds_reason: {
    id: 'finder.sunday_before_birds_reason',
    defaultMessage: 'You’re both up early',
    description:
      'Headline of why two members fit: both answered “When does your Sunday start?” with “Before the birds”; no word with a gender',
  },
  sunday_first_coffee_reason: {
    id: 'finder.sunday_first_coffee_reason',
    defaultMessage: 'You both start Sundays with coffee',
    description:
      'Headline of why two members fit: both answered “When does your Sunday start?” with “With the first coffee”; no word with a gender',
  },
  sunday_lunch_reason: {
    id: 'finder.sunday_lunch_reason',
    defaultMessage: 'You both sleep in on Sundays',
    description:
      'Headline of why two members fit: both answered “When does your Sunday start?” with “Around lunch”; no word with a gender',
  },
  sunday_no_morning_reason: {
    id: 'finder.sunday_no_morning_reason',
    defaultMessage: 'Neither of you has seen a Sunday morning in years',
    description:
      'Headline of why two members fit: both answered “When does your Sunday start?” with “What is a morning?”; no word with a gender',
  },
  plans: {
    id: 'finder.plans',
    defaultMessage: 'How much planning do you need?',
    description: 'Question of the match finder; warm, short',
  },
  plans_no_plan: {
    id: 'finder.plans_no_plan',
    defaultMessage: 'None at all',
    description: 'Answer to “How much planning do you need?”; very short, set large',
  },
  plans_rough_idea: {
    id: 'finder.plans_rough_idea',
    defaultMessage: 'A rough idea',
    description: 'Answer to “How much planning do you need?”; very short, set large',
  },
  plans_list: {
    id: 'finder.plans_list',
    defaultMessage: 'A list',
    description: 'Answer to “How much planning do you need?”; very short, set large',
  },
  plans_timetable: {
    id: 'finder.plans_timetable',
    defaultMessage: 'A timetable',
    description: 'Answer to “How much planning do you need?”; very short, set large',
  },
  plans_no_plan_reason: {
    id: 'finder.plans_no_plan_reason',
    defaultMessage: 'Neither of you needs a plan',
    description:
      'Headline of why two members fit: both answered “How much planning do you need?” with “None at all”; no word with a gender',
  },
  plans_rough_idea_reason: {
    id: 'finder.plans_rough_idea_reason',
    defaultMessage: 'A rough idea is enough for you both',
    description:
      'Headline of why two members fit: both answered “How much planning do you need?” with “A rough idea”; no word with a gender',
  },
  plans_list_reason: {
    id: 'finder.plans_list_reason',
    defaultMessage: 'You both love a good list',
    description:
      'Headline of why two members fit: both answered “How much planning do you need?” with “A list”; no word with a gender',
  },
  plans_timetable_reason: {
    id: 'finder.plans_timetable_reason',
    defaultMessage: 'You both plan to the minute',
    description:
      'Headline of why two members fit: both answered “How much planning do you need?” with “A timetable”; no word with a gender',
  },
  dinner: {
    id: 'finder.dinner',
    defaultMessage: 'Dinner for two?',
    description: 'Question of the match finder; warm, short',
  },
  dinner_cook: {
    id: 'finder.dinner_cook',
    defaultMessage: 'Cooking together',
    description: 'Answer to “Dinner for two?”; very short, set large',
  },
  dinner_eat_out: {
    id: 'finder.dinner_eat_out',
    defaultMessage: 'A table by the window',
    description: 'Answer to “Dinner for two?”; very short, set large',
  },
  dinner_both: {
    id: 'finder.dinner_both',
    defaultMessage: 'Taking turns',
    description: 'Answer to “Dinner for two?”; very short, set large',
  },
  dinner_cook_reason: {
    id: 'finder.dinner_cook_reason',
    defaultMessage: 'You’d both rather cook',
    description:
      'Headline of why two members fit: both answered “Dinner for two?” with “Cooking together”; no word with a gender',
  },
  dinner_eat_out_reason: {
    id: 'finder.dinner_eat_out_reason',
    defaultMessage: 'You’d both rather eat out',
    description:
      'Headline of why two members fit: both answered “Dinner for two?” with “A table by the window”; no word with a gender',
  },
  dinner_both_reason: {
    id: 'finder.dinner_both_reason',
    defaultMessage: 'Cooking or eating out: you’re both happy with either',
    description:
      'Headline of why two members fit: both answered “Dinner for two?” with “Taking turns”; no word with a gender',
  },
  laugh: {
    id: 'finder.laugh',
    defaultMessage: 'How loud do you laugh?',
    description: 'Question of the match finder; warm, short',
  },
  laugh_smile: {
    id: 'finder.laugh_smile',
    defaultMessage: 'I smile',
    description: 'Answer to “How loud do you laugh?”; very short, set large',
  },
  laugh_audible: {
    id: 'finder.laugh_audible',
    defaultMessage: 'You can hear it',
    description: 'Answer to “How loud do you laugh?”; very short, set large',
  },
  laugh_infectious: {
    id: 'finder.laugh_infectious',
    defaultMessage: 'It’s contagious',
    description: 'Answer to “How loud do you laugh?”; very short, set large',
  },
  laugh_neighbours: {
    id: 'finder.laugh_neighbours',
    defaultMessage: 'The neighbours complain',
    description: 'Answer to “How loud do you laugh?”; very short, set large. Idiom: say it your way',
  },
  laugh_smile_reason: {
    id: 'finder.laugh_smile_reason',
    defaultMessage: 'You both laugh quietly',
    description:
      'Headline of why two members fit: both answered “How loud do you laugh?” with “I smile”; no word with a gender',
  },
  laugh_audible_reason: {
    id: 'finder.laugh_audible_reason',
    defaultMessage: 'You both laugh out loud',
    description:
      'Headline of why two members fit: both answered “How loud do you laugh?” with “You can hear it”; no word with a gender',
  },
  laugh_infectious_reason: {
    id: 'finder.laugh_infectious_reason',
    defaultMessage: 'You both have a contagious laugh',
    description:
      'Headline of why two members fit: both answered “How loud do you laugh?” with “It’s contagious”; no word with a gender',
  },
  laugh_neighbours_reason: {
    id: 'finder.laugh_neighbours_reason',
    defaultMessage: 'You both laugh loud enough for the neighbours',
    description:
      'Headline of why two members fit: both answered “How loud do you laugh?” with “The neighbours complain”; no word with a gender',
  },
  best_hours: {
    id: 'finder.best_hours',
    defaultMessage: 'When are you at your best?',
    description: 'Question of the match finder; warm, short',
  },
  best_hours_morning: {
    id: 'finder.best_hours_morning',
    defaultMessage: 'In the morning',
    description: 'Answer to “When are you at your best?”; very short, set large',
  },
  best_hours_noon: {
    id: 'finder.best_hours_noon',
    defaultMessage: 'Around noon',
    description: 'Answer to “When are you at your best?”; very short, set large',
  },
  best_hours_evening: {
    id: 'finder.best_hours_evening',
    defaultMessage: 'In the evening',
    description: 'Answer to “When are you at your best?”; very short, set large',
  },
  best_hours_night: {
    id: 'finder.best_hours_night',
    defaultMessage: 'At night',
    description: 'Answer to “When are you at your best?”; very short, set large',
  },
  best_hours_morning_reason: {
    id: 'finder.best_hours_morning_reason',
    defaultMessage: 'You’re both morning people',
    description:
      'Headline of why two members fit: both answered “When are you at your best?” with “In the morning”; no word with a gender',
  },
  best_hours_noon_reason: {
    id: 'finder.best_hours_noon_reason',
    defaultMessage: 'You’re both at your best at noon',
    description:
      'Headline of why two members fit: both answered “When are you at your best?” with “Around noon”; no word with a gender',
  },
  best_hours_evening_reason: {
    id: 'finder.best_hours_evening_reason',
    defaultMessage: 'You both come alive in the evening',
    description:
      'Headline of why two members fit: both answered “When are you at your best?” with “In the evening”; no word with a gender',
  },
  best_hours_night_reason: {
    id: 'finder.best_hours_night_reason',
    defaultMessage: 'You’re both night owls',
    description:
      'Headline of why two members fit: both answered “When are you at your best?” with “At night”; no word with a gender',
  },
  weekend: {
    id: 'finder.weekend',
    defaultMessage: 'A free weekend. Where to?',
    description: 'Question of the match finder; warm, short',
  },
  weekend_mountains: {
    id: 'finder.weekend_mountains',
    defaultMessage: 'Into the mountains',
    description: 'Answer to “A free weekend. Where to?”; very short, set large',
  },
  weekend_water: {
    id: 'finder.weekend_water',
    defaultMessage: 'To the water',
    description: 'Answer to “A free weekend. Where to?”; very short, set large',
  },
  weekend_both: {
    id: 'finder.weekend_both',
    defaultMessage: 'A bit of both',
    description: 'Answer to “A free weekend. Where to?”; very short, set large',
  },
  weekend_mountains_reason: {
    id: 'finder.weekend_mountains_reason',
    defaultMessage: 'You’re both drawn to the mountains',
    description:
      'Headline of why two members fit: both answered “A free weekend. Where to?” with “Into the mountains”; no word with a gender',
  },
  weekend_water_reason: {
    id: 'finder.weekend_water_reason',
    defaultMessage: 'You’re both drawn to the water',
    description:
      'Headline of why two members fit: both answered “A free weekend. Where to?” with “To the water”; no word with a gender',
  },
  weekend_both_reason: {
    id: 'finder.weekend_both_reason',
    defaultMessage: 'Mountains or water: you’re both happy with either',
    description:
      'Headline of why two members fit: both answered “A free weekend. Where to?” with “Both, taking turns”; no word with a gender',
  },
  music: {
    id: 'finder.music',
    defaultMessage: 'How loud is your music?',
    description: 'Question of the match finder; warm, short',
  },
  music_silence: {
    id: 'finder.music_silence',
    defaultMessage: 'I like silence',
    description: 'Answer to “How loud is your music?”; very short, set large',
  },
  music_background: {
    id: 'finder.music_background',
    defaultMessage: 'In the background',
    description: 'Answer to “How loud is your music?”; very short, set large',
  },
  music_sing_along: {
    id: 'finder.music_sing_along',
    defaultMessage: 'I sing along',
    description: 'Answer to “How loud is your music?”; very short, set large',
  },
  music_full_volume: {
    id: 'finder.music_full_volume',
    defaultMessage: 'Full volume',
    description: 'Answer to “How loud is your music?”; very short, set large',
  },
  music_silence_reason: {
    id: 'finder.music_silence_reason',
    defaultMessage: 'You both like it quiet',
    description:
      'Headline of why two members fit: both answered “How loud is your music?” with “I like silence”; no word with a gender',
  },
  music_background_reason: {
    id: 'finder.music_background_reason',
    defaultMessage: 'You both like music in the background',
    description:
      'Headline of why two members fit: both answered “How loud is your music?” with “In the background”; no word with a gender',
  },
  music_sing_along_reason: {
    id: 'finder.music_sing_along_reason',
    defaultMessage: 'You both sing along',
    description:
      'Headline of why two members fit: both answered “How loud is your music?” with “I sing along”; no word with a gender',
  },
  music_full_volume_reason: {
    id: 'finder.music_full_volume_reason',
    defaultMessage: 'You both turn it up',
    description:
      'Headline of why two members fit: both answered “How loud is your music?” with “Full volume”; no word with a gender',
  },
});
