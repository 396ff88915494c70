import type { MatchFinder } from '@heartwood/api-contract';
import { answeredQuestions, matchFinderQuestions, type MatchFinderAnswers } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import type { Member } from '../kernel/sessions/member';
import type { Viewer } from '../kernel/viewer';
import { memberCard } from '../profiles/member-card';
import { startingFilters } from '../search/starting-filters';
import { narrowestQuestion, whoFits } from './who-fits';

interface Asking {
  viewer: Viewer<string>;
  member: Member;
  brand: Brand;
}

/** A member's answers. */
export async function answersOf(db: Db, accountId: string): Promise<MatchFinderAnswers> {
  const row = await db
    .selectFrom('match_finder')
    .select('answers')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.answers ?? {};
}

/** The state of the match finder for a member with these answers. */
export async function matchFinderJson(
  db: Db,
  { viewer, member, brand }: Asking,
  answers: MatchFinderAnswers,
): Promise<MatchFinder> {
  const { gender, country, min_age, max_age } = startingFilters(member, brand);
  const filters = { gender: gender ?? undefined, country: country ?? undefined, min_age, max_age };
  const fitting = await whoFits(db, viewer, filters, answers);
  return {
    questions: matchFinderQuestions.map(({ id, form, options }) => ({ id, form, options: [...options] })),
    answers,
    answered: answeredQuestions(answers).length,
    results: fitting.map(({ row, reasons }) => ({ profile: memberCard(row, viewer), reasons })),
    narrowest: fitting.length > 0 ? null : await narrowestQuestion(db, viewer, filters, answers),
  };
}
