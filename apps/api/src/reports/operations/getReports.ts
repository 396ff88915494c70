import { encodeCursor } from '@heartwood/domain';
import { sql } from 'kysely';
import { readListPlace } from '../../kernel/list-place';
import { operation } from '../../kernel/operation';

const pageSize = 100;
const isReference = (text: string) => /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text);

export const getReports = operation('getReports', { access: 'member' }, async ({ db, member, query }) => {
  const after = readListPlace(query.cursor, isReference);
  const rows = await db
    .selectFrom('report')
    .innerJoin('profile', 'profile.id', 'report.reported_id')
    .select(['report.reference', 'report.subject_type', 'report.name', 'report.reason', 'report.status'])
    .select(['report.created_at', 'report.decided_at'])
    .select(['profile.status as profile_status', 'profile.fictional'])
    .where('report.reporter_id', '=', member.id)
    .$if(after !== null, (reports) =>
      reports.where(sql<boolean>`(report.created_at, report.reference) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('report.created_at', 'desc')
    .orderBy('report.reference', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    status: 200,
    body: {
      reports: page.map(({ profile_status, name, created_at, decided_at, ...report }) => ({
        ...report,
        name: profile_status === 'active' ? name : null,
        created_at: created_at.toISOString(),
        decided_at: decided_at?.toISOString() ?? null,
      })),
      next_cursor: last ? encodeCursor([last.created_at.toISOString(), last.reference]) : null,
    },
  };
});
