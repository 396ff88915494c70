import { answeredQuestions, matchFinderQuestions } from '@heartwood/domain';
import type { MatchFinderAnswers, MatchFinderQuestionId } from '@heartwood/domain';
import { urls } from '../../urls';

/** What the match finder's address shows. */
export type FinderView =
  | { readonly view: 'intro' | 'people' }
  | { readonly view: 'question'; readonly question: MatchFinderQuestionId };

const home = urls.path('match-finder');

/** The start, with today's suns. */
export const introAddress = urls.withQuery(home, { show: 'start' });
/** The people who fit. */
export const peopleAddress = urls.withQuery(home, { show: 'people' });

/** Returns a question's own address. */
export function questionAddress(question: MatchFinderQuestionId): string {
  return urls.withQuery(home, { question });
}

const indexOf = (question: MatchFinderQuestionId) =>
  matchFinderQuestions.findIndex(({ id }) => id === question);

/**
 * Returns where a question leads once answered or skipped: to the next one, after the last to the people who
 * fit.
 */
export function addressAfter(question: MatchFinderQuestionId): string {
  const next = matchFinderQuestions[indexOf(question) + 1];
  return next ? questionAddress(next.id) : peopleAddress;
}

/** Returns where a question's back link leads. */
export function addressBefore(question: MatchFinderQuestionId): string {
  const before = matchFinderQuestions[indexOf(question) - 1];
  return before ? questionAddress(before.id) : introAddress;
}

/** Returns the first unanswered question; the very first if all are answered. */
export function nextQuestion(answers: MatchFinderAnswers): MatchFinderQuestionId {
  const open = matchFinderQuestions.find(({ id }) => answers[id] === undefined);
  return (open ?? matchFinderQuestions[0]).id;
}

/** Returns the question of that name, if it exists. */
export function questionOf(name: string | null): MatchFinderQuestionId | undefined {
  return matchFinderQuestions.find(({ id }) => id === name)?.id;
}

/**
 * Returns what an address shows: a question, the people who fit, or the start. Without a parameter it shows
 * the people once everything is answered; without answers nobody fits yet.
 */
export function viewOf(query: URLSearchParams, answers: MatchFinderAnswers): FinderView {
  const question = questionOf(query.get('question'));
  if (question) return { view: 'question', question };
  const answered = answeredQuestions(answers).length;
  const asked = query.get('show') === 'people' || !query.has('show');
  const enough = query.get('show') === 'people' ? 1 : matchFinderQuestions.length;
  return { view: asked && answered >= enough ? 'people' : 'intro' };
}
