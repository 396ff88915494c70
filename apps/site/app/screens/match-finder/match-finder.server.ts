import { unwrap } from '@heartwood/api-client';
import { matchFinderQuestions } from '@heartwood/domain';
import type { MatchFinderQuestionId } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { textOf } from '../../forms/form-fields.server';
import { answerLike } from '../../people/like-action.server';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { pageLoader } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { finderFields } from './finder-fields';
import { addressAfter, nextQuestion, peopleAddress, questionOf, viewOf } from './finder-steps';

/** Someone who fits, and the answers in common. */
export interface FittingPerson {
  readonly person: Person;
  readonly reasons: readonly { readonly question: MatchFinderQuestionId; readonly option: string }[];
}

/** Data of the match finder's page. */
export type FinderData =
  | {
      readonly view: 'intro';
      readonly answered: readonly boolean[];
      readonly next: MatchFinderQuestionId;
    }
  | { readonly view: 'question'; readonly question: MatchFinderQuestionId; readonly chosen: string | null }
  | {
      readonly view: 'people';
      readonly answered: number;
      readonly people: readonly FittingPerson[];
      readonly narrowest: MatchFinderQuestionId | null;
    };

/** Loads the match finder: its start, a question, or the people who fit. */
export const loader = pageLoader(async ({ visit, api, url }): Promise<FinderData | false> => {
  const [finder, places] = await Promise.all([unwrap(api.GET('/api/match-finder.php')), placesOf(visit)]);
  if (!finder) return false;
  const { answers, results, narrowest } = finder;
  const shown = viewOf(url.searchParams, answers);
  if (shown.view === 'question') return { ...shown, chosen: answers[shown.question] ?? null };
  if (shown.view === 'intro') {
    const answered = matchFinderQuestions.map(({ id }) => answers[id] !== undefined);
    return { view: 'intro', answered, next: nextQuestion(answers) };
  }
  return {
    view: 'people',
    answered: finder.answered,
    people: results.map(({ profile, reasons }) => ({
      person: personOf(profile, places),
      reasons: reasons.flatMap((question) => {
        const option = answers[question];
        return option === undefined ? [] : [{ question, option }];
      }),
    })),
    narrowest,
  };
});

/** Stores an answer, or deletes it if none is given, and continues; also handles hearts without script. */
export const action = formAction({
  read: ({ form }) => ({
    question: questionOf(textOf(form, finderFields.question)),
    answer: textOf(form, finderFields.answer),
  }),
  keep: () => ({}),
  send: async ({ question, answer }, page): Promise<never> => {
    await answerLike(page);
    if (!question) throw new Response(null, { status: 400 });
    const answers = { [question]: answer === '' ? null : answer };
    await unwrap(page.api.PUT('/api/match-finder.php', { body: { answers } }));
    throw redirect(answer === '' ? peopleAddress : addressAfter(question));
  },
});
