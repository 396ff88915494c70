import { operation } from '../../kernel/operation';

const most = 100;

export const getReports = operation('getReports', { access: 'member' }, async ({ db, member }) => {
  const reports = await db
    .selectFrom('report')
    .innerJoin('profile', 'profile.id', 'report.reported_id')
    .select(['report.reference', 'report.subject_type', 'report.name', 'report.reason', 'report.status'])
    .select(['report.created_at', 'report.decided_at', 'profile.status as profile_status'])
    .where('report.reporter_id', '=', member.id)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.reference')
    .limit(most)
    .execute();
  return {
    status: 200,
    body: {
      reports: reports.map(({ profile_status, name, created_at, decided_at, ...report }) => ({
        ...report,
        name: profile_status === 'active' ? name : null,
        created_at: created_at.toISOString(),
        decided_at: decided_at?.toISOString() ?? null,
      })),
    },
  };
});
