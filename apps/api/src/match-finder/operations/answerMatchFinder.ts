import { sql } from 'kysely';
import type { MatchFinder } from '@heartwood/api-contract';
import type { MatchFinderAnswers } from '@heartwood/domain';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';
import { matchFinderJson } from '../match-finder-json';

export const answerMatchFinder = operation(
  'answerMatchFinder',
  {
    access: 'member',
    transaction: true,
    limits: ['match-finder'],
    async mayReplay(db, viewer, answer) {
      const ids = (answer as MatchFinder).results.map(({ profile }) => profile.id);
      if (ids.length === 0) return true;
      const open = db
        .selectFrom('profile')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`);
      return (await open.where(mayOpen(viewer)).execute()).length === ids.length;
    },
  },
  async (context) => {
    const { db, body, member } = context;
    const given = JSON.stringify(body.answers);
    const { answers } = await db
      .insertInto('match_finder')
      .values({ account_id: member.id, answers: sql<string>`jsonb_strip_nulls(${given}::jsonb)` })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ answers: sql<string>`jsonb_strip_nulls(match_finder.answers || ${given}::jsonb)` }),
      )
      .returning('answers')
      .executeTakeFirstOrThrow();
    return { status: 200, body: await matchFinderJson(db, context, answers as MatchFinderAnswers) };
  },
);
