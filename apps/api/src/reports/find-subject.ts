import { photoView, type ReportSubjectType } from '@heartwood/domain';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import { knownId } from '../kernel/ids';
import type { Viewer } from '../kernel/viewer';
import { mayOpen } from '../visibility/may-open';

/** The stored copy of reported content. */
export interface ReportedSubject {
  reportedId: string;
  /** The reported member's name. */
  name: string;
  content: string;
  /** Key of its picture. */
  photoKey: string | null;
}

interface Asking {
  viewer: Viewer<string>;
  paidUser: boolean;
}

const notFound = () => new ApiError('not_found');

async function findProfile(db: Db, { viewer }: Asking, id: string): Promise<ReportedSubject> {
  const found = await db
    .selectFrom('profile')
    .leftJoin('photo', 'photo.id', 'profile.main_photo_id')
    .select(['profile.id', 'profile.name', 'profile.description', 'photo.key'])
    .where('profile.id', '=', id)
    .where(mayOpen(viewer))
    .executeTakeFirstOrThrow(notFound);
  return { reportedId: found.id, name: found.name, content: found.description, photoKey: found.key };
}

async function findPhoto(db: Db, { viewer, paidUser }: Asking, id: string): Promise<ReportedSubject> {
  const photo = await db
    .selectFrom('photo')
    .innerJoin('profile', 'profile.id', 'photo.account_id')
    .select(['photo.key', 'photo.main', 'photo.private', 'photo.status'])
    .select(['profile.id as owner_id', 'profile.name'])
    .where('photo.id', '=', id)
    .where('photo.status', '<>', 'rejected')
    .where(mayOpen(viewer))
    .$narrowType<{ status: 'active' | 'inspection' }>()
    .executeTakeFirstOrThrow(notFound);
  const { owner_id: reportedId, name, key } = photo;
  const view = photoView(photo, { owner: reportedId === viewer.id, paidUser });
  if (view === 'hidden' || view === 'counted') throw notFound();
  return { reportedId, name, content: '', photoKey: key };
}

async function findMessage(
  db: Db,
  { viewer }: Asking,
  { type, id }: { type: 'message' | 'gift'; id: string },
): Promise<ReportedSubject> {
  const found = await db
    .selectFrom('message')
    .innerJoin('conversation_member as mine', (join) =>
      join
        .onRef('mine.conversation_id', '=', 'message.conversation_id')
        .on('mine.account_id', '=', viewer.id),
    )
    .innerJoin('profile', 'profile.id', 'message.sender_id')
    .leftJoin('chat_photo', 'chat_photo.id', 'message.photo_id')
    .select(['message.sender_id', 'message.text', 'message.gift', 'profile.name', 'chat_photo.key'])
    .where('message.id', '=', id)
    .where('message.type', type === 'gift' ? '=' : '<>', 'gift')
    .whereRef('message.seq', '>', 'mine.hidden_seq')
    .executeTakeFirstOrThrow(notFound);
  const { sender_id: reportedId, name, text, gift, key } = found;
  return { reportedId, name, content: text ?? gift ?? '', photoKey: key };
}

/**
 * Finds the content a member wants to report, as far as the member can see it.
 * @throws ApiError `not_found` if the member can't see it, `own_profile` if it is the member's own
 */
export async function findSubject(
  db: Db,
  asking: Asking,
  subject: { type: ReportSubjectType; id: string },
): Promise<ReportedSubject> {
  const id = knownId(subject.id);
  const { type } = subject;
  const found =
    type === 'profile'
      ? await findProfile(db, asking, id)
      : type === 'photo'
        ? await findPhoto(db, asking, id)
        : await findMessage(db, asking, { type, id });
  if (found.reportedId === asking.viewer.id) throw new ApiError('own_profile');
  return found;
}
