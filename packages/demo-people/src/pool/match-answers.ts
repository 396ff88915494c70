import { matchFinderQuestions, type MatchFinderAnswers } from '@heartwood/domain';
import { chance, pick, sample, seededRandom, whole } from '../random';

const fewestAnswers = 4;

/**
 * Returns a demo member's match finder answers, deterministically; null for one in six, who never opened it.
 */
export function matchAnswersOf(memberId: string): MatchFinderAnswers | null {
  const random = seededRandom(`${memberId} match finder`);
  if (chance(random, 1 / 6)) return null;
  const answered = whole(random, fewestAnswers, matchFinderQuestions.length);
  const questions = sample(random, matchFinderQuestions, answered);
  return Object.fromEntries(questions.map(({ id, options }) => [id, pick<string>(random, options)]));
}
