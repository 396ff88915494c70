import type { MatchFinderQuestionId } from '@heartwood/domain';
import type { MessageDescriptor } from 'react-intl';
import { questionMessages as texts } from './question-messages';

/** An answer's text, and the text of what two who gave it have in common. */
interface OptionTexts {
  readonly label: MessageDescriptor;
  readonly reason: MessageDescriptor;
}

interface QuestionTexts {
  readonly title: MessageDescriptor;
  /** In the order of the question's options. */
  readonly options: Readonly<Record<string, OptionTexts>>;
}

/** The texts of each question. */
export const questionTexts: Readonly<Record<MatchFinderQuestionId, QuestionTexts>> = {
  evening: {
    title: texts.evening,
    options: {
      home: { label: texts.evening_home, reason: texts.evening_home_reason },
      out: { label: texts.evening_out, reason: texts.evening_out_reason },
      both: { label: texts.evening_both, reason: texts.evening_both_reason },
    },
  },
  sunday: {
    title: texts.sunday,
    options: {
      before_birds: { label: texts.sunday_before_birds, reason: texts.sunday_before_birds_reason },
      first_coffee: { label: texts.sunday_first_coffee, reason: texts.sunday_first_coffee_reason },
      lunch: { label: texts.sunday_lunch, reason: texts.sunday_lunch_reason },
      no_morning: { label: texts.sunday_no_morning, reason: texts.sunday_no_morning_reason },
    },
  },
  plans: {
    title: texts.plans,
    options: {
      no_plan: { label: texts.plans_no_plan, reason: texts.plans_no_plan_reason },
      rough_idea: { label: texts.plans_rough_idea, reason: texts.plans_rough_idea_reason },
      list: { label: texts.plans_list, reason: texts.plans_list_reason },
      timetable: { label: texts.plans_timetable, reason: texts.plans_timetable_reason },
    },
  },
  dinner: {
    title: texts.dinner,
    options: {
      cook: { label: texts.dinner_cook, reason: texts.dinner_cook_reason },
      eat_out: { label: texts.dinner_eat_out, reason: texts.dinner_eat_out_reason },
      both: { label: texts.dinner_both, reason: texts.dinner_both_reason },
    },
  },
  laugh: {
    title: texts.laugh,
    options: {
      smile: { label: texts.laugh_smile, reason: texts.laugh_smile_reason },
      audible: { label: texts.laugh_audible, reason: texts.laugh_audible_reason },
      infectious: { label: texts.laugh_infectious, reason: texts.laugh_infectious_reason },
      neighbours: { label: texts.laugh_neighbours, reason: texts.laugh_neighbours_reason },
    },
  },
  best_hours: {
    title: texts.best_hours,
    options: {
      morning: { label: texts.best_hours_morning, reason: texts.best_hours_morning_reason },
      noon: { label: texts.best_hours_noon, reason: texts.best_hours_noon_reason },
      evening: { label: texts.best_hours_evening, reason: texts.best_hours_evening_reason },
      night: { label: texts.best_hours_night, reason: texts.best_hours_night_reason },
    },
  },
  weekend: {
    title: texts.weekend,
    options: {
      mountains: { label: texts.weekend_mountains, reason: texts.weekend_mountains_reason },
      water: { label: texts.weekend_water, reason: texts.weekend_water_reason },
      both: { label: texts.weekend_both, reason: texts.weekend_both_reason },
    },
  },
  music: {
    title: texts.music,
    options: {
      silence: { label: texts.music_silence, reason: texts.music_silence_reason },
      background: { label: texts.music_background, reason: texts.music_background_reason },
      sing_along: { label: texts.music_sing_along, reason: texts.music_sing_along_reason },
      full_volume: { label: texts.music_full_volume, reason: texts.music_full_volume_reason },
    },
  },
};
