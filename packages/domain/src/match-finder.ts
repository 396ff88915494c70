/** How a question of the match finder is drawn: four skies, four words by loudness, two scenes and both. */
export type MatchFinderForm = 'skies' | 'words' | 'halves';

/** The questions of the match finder in their order, with the options of each. */
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

/** The option that was chosen, by the question; absent ones are not answered. */
export type MatchFinderAnswers = {
  [Id in MatchFinderQuestionId]?: Extract<Question, { id: Id }>['options'][number];
};

/** The questions that are answered, in their order. */
export function answeredQuestions(answers: MatchFinderAnswers): MatchFinderQuestionId[] {
  return matchFinderQuestions.flatMap(({ id }) => (answers[id] === undefined ? [] : [id]));
}

/** Members whom the match finder shows at most. */
export const mostMatchFinderResults = 24;
/** Reasons that are named of each. */
export const mostMatchFinderReasons = 2;
