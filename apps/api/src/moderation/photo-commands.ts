import { photoRejectionReasons } from '@heartwood/domain';
import { sql } from 'kysely';
import { approvePhoto, knownPhoto, rejectPhoto } from '../photos/moderate-photo';
import { filePath } from '../photos/flydrive-store';
import type { ModerationAction } from './moderation-action';

/**
 * Photos awaiting review, oldest first: id, account, upload time, path of the file in the store. Those of
 * brands that review afterwards are visible meanwhile.
 */
const list: ModerationAction = async ({ db, brands }) => {
  const reviewing = brands.all
    .filter(({ settings }) => settings.photo_inspection === 'after')
    .map(({ id }) => id);
  const photos = await db
    .selectFrom('photo')
    .innerJoin('account', 'account.id', 'photo.account_id')
    .select(['photo.id', 'photo.account_id', 'photo.created_at', 'photo.key'])
    .where(({ and, eb, or }) =>
      or([
        eb('photo.status', '=', 'inspection'),
        and([
          eb('photo.status', '=', 'active'),
          eb('photo.reviewed_at', 'is', null),
          sql<boolean>`account.brand = any(${reviewing}::text[])`,
        ]),
      ]),
    )
    .orderBy('photo.created_at')
    .orderBy('photo.id')
    .execute();
  const lines = photos.map(({ id, account_id, created_at, key }) =>
    [id, account_id, created_at.toISOString(), filePath(key)].join(' '),
  );
  return lines.join('\n') || 'no photo awaits review';
};

const show: ModerationAction = async ({ db }, { id }) => {
  const photo = await knownPhoto(db, id);
  const kinds = [photo.main && 'main', photo.private && 'private'].filter(Boolean);
  return [
    `photo    ${photo.id} ${[photo.status, ...kinds].join(', ')}`,
    `member   ${photo.account_id} ${photo.name}`,
    `uploaded ${photo.created_at.toISOString()}`,
    ...(photo.reviewed_at ? [`reviewed ${photo.reviewed_at.toISOString()}`] : []),
    photo.rejected_reason ? `rejected ${photo.rejected_reason}` : `file     ${filePath(photo.key)}`,
  ].join('\n');
};

const approve: ModerationAction = async ({ inTransaction }, { id }) => {
  await inTransaction((scope) => approvePhoto(scope, id));
  return `approved ${id}`;
};

const reject: ModerationAction = async ({ inTransaction }, { id, reason }) => {
  const known = photoRejectionReasons.find((each) => each === reason);
  if (!known) throw new Error(`say why: --reason ${photoRejectionReasons.join('|')}`);
  await inTransaction((scope) => rejectPhoto(scope, id, known));
  return `rejected ${id}`;
};

/** Operator commands for photos. */
export const photoCommands = { list, show, approve, reject };
