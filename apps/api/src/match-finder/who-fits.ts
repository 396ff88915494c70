import {
  answeredQuestions,
  mostMatchFinderReasons,
  mostMatchFinderResults,
  type MatchFinderAnswers,
  type MatchFinderQuestionId,
} from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import type { Viewer } from '../kernel/viewer';
import { cardsQuery, type CardRow } from '../profiles/member-card';
import { found, type SearchFilters } from '../search/found-members';

/** The most recently active members who answered, up to this many, are compared. */
const mostCompared = 500;

/**
 * For a question, whether the other member answered like the viewer, and whether differently: 1 or 0 each.
 */
function compared(question: MatchFinderQuestionId, answers: MatchFinderAnswers) {
  const other = sql`(answers ->> ${sql.lit(question)})`;
  const mine = answers[question] ?? null;
  return {
    alike: sql<number>`coalesce(${other} = ${mine}, false)::integer`,
    unlike: sql<number>`coalesce(${other} <> ${mine}, false)::integer`,
  };
}

const sum = (numbers: readonly RawBuilder<number>[]) => sql<number>`(${sql.join(numbers, sql` + `)})`;

/** At least as many equal answers as different ones. */
const fits = (alike: RawBuilder<number>, unlike: RawBuilder<number>) =>
  sql<boolean>`(${alike} > 0 and ${alike} >= ${unlike})`;

/** Members who match the viewer's search and answered something, with their answers. */
function candidates(db: Db, viewer: Viewer<string>, filters: SearchFilters) {
  return found(db, viewer, filters)
    .innerJoin('match_finder', 'match_finder.account_id', 'profile.id')
    .select(['profile.id', 'profile.last_active_at', 'match_finder.answers'])
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id')
    .limit(mostCompared);
}

/** A matching member, and the questions both answered alike. */
export interface Fitting {
  row: CardRow;
  reasons: MatchFinderQuestionId[];
}

/** Members who match the viewer's search and answers, best matches first. */
export async function whoFits(
  db: Db,
  viewer: Viewer<string>,
  filters: SearchFilters,
  answers: MatchFinderAnswers,
): Promise<Fitting[]> {
  const questions = answeredQuestions(answers);
  if (questions.length === 0) return [];
  const each = questions.map((question) => compared(question, answers));
  const alike = sum(each.map((one) => one.alike));
  const unlike = sum(each.map((one) => one.unlike));
  const same = sql<MatchFinderQuestionId[]>`array_remove(array[${sql.join(
    questions.map((question, at) => sql`case when ${each[at]?.alike} = 1 then ${sql.lit(question)} end`),
  )}]::text[], null)`;
  const best = db
    .selectFrom(candidates(db, viewer, filters).as('candidate'))
    .select(['candidate.id', 'candidate.last_active_at', alike.as('alike'), same.as('same')])
    .where(fits(alike, unlike))
    .orderBy('alike', 'desc')
    .orderBy('candidate.last_active_at', 'desc')
    .orderBy('candidate.id')
    .limit(mostMatchFinderResults);
  const rows = await cardsQuery(db, viewer.id)
    .innerJoin(best.as('best'), 'best.id', 'profile.id')
    .select('best.same')
    .orderBy('best.alike', 'desc')
    .orderBy('best.last_active_at', 'desc')
    .orderBy('best.id')
    .execute();
  return rows.map((row) => ({ row, reasons: row.same.slice(0, mostMatchFinderReasons) }));
}

/** The question whose removal would leave the most matches; null if none would have any. */
export async function narrowestQuestion(
  db: Db,
  viewer: Viewer<string>,
  filters: SearchFilters,
  answers: MatchFinderAnswers,
): Promise<MatchFinderQuestionId | null> {
  const questions = answeredQuestions(answers);
  if (questions.length < 2) return null;
  const each = questions.map((question) => compared(question, answers));
  const fittingWithout = (left: number) => {
    const others = each.filter((_, at) => at !== left);
    const fit = fits(sum(others.map((one) => one.alike)), sum(others.map((one) => one.unlike)));
    return sql<number>`count(*) filter (where ${fit})::integer`;
  };
  const counts = await db
    .selectFrom(candidates(db, viewer, filters).as('candidate'))
    .select(questions.map((question, at) => fittingWithout(at).as(question)))
    .executeTakeFirstOrThrow();
  const [most] = questions.toSorted((one, other) => counts[other] - counts[one]);
  return most && counts[most] > 0 ? most : null;
}
