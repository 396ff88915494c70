import { answeredQuestions, matchFinderQuestions } from '@heartwood/domain';
import type { MatchFinderAnswers, MatchFinderQuestionId } from '@heartwood/domain';
import { urls } from '../../urls';

/** What the match finder's address shows. */
export type FinderView =
  | { readonly view: 'intro' | 'people' }
  | { readonly view: 'question'; readonly question: MatchFinderQuestionId };

const home = urls.path('match-finder');

/** The beginning, with the day's suns. */
export const introAddress = urls.withQuery(home, { show: 'start' });
/** Who fits. */
export const peopleAddress = urls.withQuery(home, { show: 'people' });

/** A question's own address. */
export function questionAddress(question: MatchFinderQuestionId): string {
  return urls.withQuery(home, { question });
}

const indexOf = (question: MatchFinderQuestionId) =>
  matchFinderQuestions.findIndex(({ id }) => id === question);

/** Where a question leads when it was answered or skipped: to the next one, after the last to who fits. */
export function addressAfter(question: MatchFinderQuestionId): string {
  const next = matchFinderQuestions[indexOf(question) + 1];
  return next ? questionAddress(next.id) : peopleAddress;
}

/** Where a question leads back to. */
export function addressBefore(question: MatchFinderQuestionId): string {
  const before = matchFinderQuestions[indexOf(question) - 1];
  return before ? questionAddress(before.id) : introAddress;
}

/** The first question without an answer; the first of all where every one has one. */
export function nextQuestion(answers: MatchFinderAnswers): MatchFinderQuestionId {
  const open = matchFinderQuestions.find(({ id }) => answers[id] === undefined);
  return (open ?? matchFinderQuestions[0]).id;
}

/** The question of that name, where there is one. */
export function questionOf(name: string | null): MatchFinderQuestionId | undefined {
  return matchFinderQuestions.find(({ id }) => id === name)?.id;
}

/**
 * What an address shows: its question, who fits, or the beginning. Without a word of its own it shows who fits to
 * somebody who answered everything; to somebody without answers nobody fits yet.
 */
export function viewOf(query: URLSearchParams, answers: MatchFinderAnswers): FinderView {
  const question = questionOf(query.get('question'));
  if (question) return { view: 'question', question };
  const answered = answeredQuestions(answers).length;
  const asked = query.get('show') === 'people' || !query.has('show');
  const enough = query.get('show') === 'people' ? 1 : matchFinderQuestions.length;
  return { view: asked && answered >= enough ? 'people' : 'intro' };
}
