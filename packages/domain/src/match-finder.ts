/** The layout of a match finder question: four skies, four words by loudness, two scenes and both. */
export type MatchFinderForm = 'skies' | 'words' | 'halves';

/** The match finder's questions in order, with their options. */
export const matchFinderQuestions = [
  { id: 'evening', form: 'halves', options: ['home', 'out', 'both'] },
  { id: 'sunday', form: 'skies', options: ['before_birds', 'first_coffee', 'lunch', 'no_morning'] },
  { id: 'plans', form: 'words', options: ['no_plan', 'rough_idea', 'list', 'timetable'] },
  { id: 'dinner', form: 'halves', options: ['cook', 'eat_out', 'both'] },
  { id: 'laugh', form: 'words', options: ['smile', 'audible', 'infectious', 'neighbours'] },
  { id: 'best_hours', form: 'skies', options: ['morning', 'noon', 'evening', 'night'] },
  { id: 'weekend', form: 'halves', options: ['mountains', 'water', 'both'] },
  { id: 'music', form: 'words', options: ['silence', 'background', 'sing_along', 'full_volume'] },
] as const satisfies readonly { id: string; form: MatchFinderForm; options: readonly string[] }[];

type Question = (typeof matchFinderQuestions)[number];

/** A question's id. */
export type MatchFinderQuestionId = Question['id'];

/** The chosen option by question; unanswered ones are absent. */
export type MatchFinderAnswers = {
  [Id in MatchFinderQuestionId]?: Extract<Question, { id: Id }>['options'][number];
};

/** Returns the answered questions in order. */
export function answeredQuestions(answers: MatchFinderAnswers): MatchFinderQuestionId[] {
  return matchFinderQuestions.flatMap(({ id }) => (answers[id] === undefined ? [] : [id]));
}

/** The maximum number of members in the match finder's results. */
export const mostMatchFinderResults = 24;
/** The maximum number of reasons shown per member. */
export const mostMatchFinderReasons = 2;
