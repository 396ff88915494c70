import { randomBytes } from 'node:crypto';
import { codePointLength, normaliseText, reportTextLength, type ReportReason } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { newReference } from '../../kernel/reference';
import { findSubject } from '../find-subject';

interface Reported {
  reporterId: string;
  type: 'profile' | 'photo' | 'message' | 'gift';
  id: string;
  reason: ReportReason;
}

function findOpenReference(db: Db, { reporterId, type, id, reason }: Reported) {
  return db
    .selectFrom('report')
    .select('reference')
    .where('reporter_id', '=', reporterId)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('reason', '=', reason)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Reports content of another member, with a copy for moderators; repeating an open report for its reason changes nothing. */
export const report = operation(
  'report',
  { access: 'member', transaction: 'later', limits: ['report'] },
  async ({ db: pool, body, member, viewer, brand, clock, services, writeOnce, log }) => {
    const text = normaliseText(body.text ?? '');
    if (codePointLength(text) > reportTextLength) throw invalidFields({ text: 'too_long' });
    const { subject, reason } = body;
    const asking = { viewer, paidUser: member.paid_user };
    const { photoKey, ...found } = await findSubject(pool, asking, subject);
    const reported: Reported = { reporterId: member.id, ...subject, reason };
    const earlier = await findOpenReference(pool, reported);
    let copy: string | null = null;
    if (photoKey !== null && !earlier) {
      copy = randomBytes(16).toString('hex');
      await services.photos.copy(photoKey, copy).catch((error: unknown) => {
        log.warn({ err: error }, 'the picture of a report could not be copied');
        copy = null;
      });
    }
    let kept = false;
    try {
      return await writeOnce(async ({ db }) => {
        kept = false;
        const made = await db
          .insertInto('report')
          .values({
            reference: newReference(),
            brand: brand.id,
            reporter_id: member.id,
            reported_id: found.reportedId,
            subject_type: subject.type,
            subject_id: subject.id,
            reason,
            text,
            name: found.name,
            content: found.content,
            photo_key: copy,
            created_at: clock.now(),
            decided_at: null,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['reporter_id', 'subject_type', 'subject_id', 'reason'])
              .where(sql<boolean>`status = 'open'`)
              .doNothing(),
          )
          .returning('reference')
          .executeTakeFirst();
        kept = made !== undefined;
        const first = made ?? (await findOpenReference(db, reported));
        if (!first) throw new ApiError('conflict');
        return { status: 201, body: { reference: first.reference, repeated: !kept } };
      });
    } catch (error) {
      kept = false;
      throw error;
    } finally {
      if (copy !== null && !kept) await services.photos.remove([copy]);
    }
  },
);
