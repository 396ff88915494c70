import { indented } from '../kernel/process/text-table';
import { filePath } from '../photos/flydrive-store';
import { decideReport, knownReport } from '../reports/decide-report';
import type { ModerationAction } from './moderation-action';

/** Open reports, oldest first: reference, time, reason, subject, and the reported member. */
const list: ModerationAction = async ({ db }) => {
  const reports = await db
    .selectFrom('report')
    .select(['reference', 'created_at', 'reason', 'subject_type', 'reported_id'])
    .where('status', '=', 'open')
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  const lines = reports.map(({ reference, created_at, reason, subject_type, reported_id }) =>
    [reference, created_at.toISOString(), reason, subject_type, reported_id].join(' '),
  );
  return lines.join('\n') || 'no report is open';
};

const show: ModerationAction = async ({ db }, { id }) => {
  const report = await knownReport(db, id);
  return [
    `report   ${report.reference} ${report.status}, ${report.reason}`,
    `of       ${report.subject_type} ${report.subject_id}`,
    `member   ${report.reported_id} ${report.name}`,
    `reporter ${report.reporter_id ?? 'has left'}`,
    `made     ${report.created_at.toISOString()} on ${report.brand}`,
    ...(report.photo_key ? [`file     ${filePath(report.photo_key)}`] : []),
    ...(report.content ? ['what it says:', ...indented(report.content)] : []),
    ...(report.text ? ['the reporter:', ...indented(report.text)] : []),
  ].join('\n');
};

const uphold: ModerationAction = async ({ inTransaction }, { id }) => {
  const { reported_id } = await inTransaction((scope) => decideReport(scope, id, 'upheld'));
  return `upheld ${id}\nto ban the member: npm run moderation -- ban ${reported_id} --reason <why>`;
};

const dismiss: ModerationAction = async ({ inTransaction }, { id }) => {
  await inTransaction((scope) => decideReport(scope, id, 'dismissed'));
  return `dismissed ${id}`;
};

/** Operator commands for reports. */
export const reportCommands = { list, show, uphold, dismiss };
