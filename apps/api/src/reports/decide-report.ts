import type { PhotoRejectionReason, ReportReason } from '@heartwood/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/connection';
import type { ReportTable } from '../database/schema';
import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';
import { deleteChatPhotos } from '../photos/chat-photo';
import { removePhotoFiles } from '../photos/jobs/remove-photo-files';
import { rejectPhoto } from '../photos/moderate-photo';

type Report = Selectable<ReportTable>;

/** The photo rejection reason that follows from an upheld report. */
const rejections: Readonly<Record<ReportReason, PhotoRejectionReason>> = {
  fake: 'someone_else',
  scam: 'other',
  harassment: 'other',
  underage: 'minor',
  spam: 'contact_details',
  explicit: 'explicit',
  other: 'other',
};

/**
 * The report with a reference.
 * @throws Error if there is none
 */
export function knownReport(db: Db, reference: string): Promise<Report> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow(() => new Error('there is no such report'));
}

/** Rejects a reported photo that still exists; one in a conversation is deleted. */
async function rejectReported(
  scope: Parameters<typeof rejectPhoto>[0],
  { subject_type, subject_id, reason }: Report,
): Promise<void> {
  if (subject_type === 'message') {
    await deleteChatPhotos(
      scope,
      sql<boolean>`id = (select photo_id from message where id = ${subject_id}::uuid)`,
    );
  }
  if (subject_type !== 'photo') return;
  const photo = await scope.db
    .selectFrom('photo')
    .select('id')
    .where('id', '=', subject_id)
    .where('status', '<>', 'rejected')
    .executeTakeFirst();
  if (photo) await rejectPhoto(scope, photo.id, rejections[reason]);
}

/**
 * Decides a report and notifies the reporter. If a photo's report is upheld, the photo is rejected, or
 * deleted if it was sent in a conversation; anything else is up to the operator. The copy of its picture is
 * deleted.
 * @throws Error if there is no such report, or it is already decided
 */
export async function decideReport(
  scope: Pick<Scope, 'db' | 'clock' | 'jobs' | 'events'>,
  reference: string,
  decision: 'upheld' | 'dismissed',
): Promise<Report> {
  const { db, clock, jobs } = scope;
  const report = await knownReport(db, reference);
  if (decision === 'upheld' && report.status === 'open') await rejectReported(scope, report);
  const decided = await db
    .updateTable('report')
    .set({ status: decision, decided_at: clock.now(), photo_key: null })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .returning('reporter_id')
    .executeTakeFirst();
  if (!decided) throw new Error('the report is decided already');
  if (report.photo_key !== null) await jobs.add(removePhotoFiles, { keys: [report.photo_key] });
  const { reporter_id: accountId } = decided;
  const facts = { brandId: report.brand, reference };
  if (accountId !== null) await notify(scope, { type: 'report_decided', accountId, facts });
  return report;
}
