import type { Photos } from '@heartwood/api-contract';
import { photoLimit, photoView, rejectedPhotoDays } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';
import type { BrandSettings } from '../kernel/brands';
import { after } from '../kernel/clock';
import type { Member } from '../kernel/sessions/member';
import { photoJson } from './photo-json';

const mostRejected = 25;

type OpenPhoto = Photo & { status: 'active' | 'inspection' };

const isOpen = (photo: Photo): photo is OpenPhoto => photo.status !== 'rejected';

/** Another member's photos, as a viewer may see them. */
export function othersPhotos(photos: readonly Photo[], viewer: { paidUser: boolean }): Photos {
  const active = photos.filter(isOpen).filter(({ status }) => status === 'active');
  const shown = active.filter((photo) => {
    const view = photoView(photo, { owner: false, paidUser: viewer.paidUser });
    return view === 'clear' || view === 'blurred';
  });
  return {
    photos: shown.map(photoJson),
    private_count: active.filter((photo) => photo.private).length,
    max: null,
    rejected: [],
  };
}

/** The member's own photos, including those under review and recently rejected ones. */
export async function ownPhotos(
  db: Db,
  member: Pick<Member, 'id' | 'paid_user'>,
  settings: BrandSettings,
  now: Date,
): Promise<Photos> {
  const photos = await db
    .selectFrom('photo')
    .selectAll()
    .where('account_id', '=', member.id)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const open = photos.filter(isOpen);
  const shownSince = after(now, -rejectedPhotoDays * 24 * 3600);
  const rejected = photos.flatMap(({ id, rejected_reason: reason, rejected_at: at, created_at }) =>
    reason !== null && at !== null && at > shownSince ? [{ id, reason, at, created_at }] : [],
  );
  return {
    photos: open.map(photoJson),
    private_count: open.filter((photo) => photo.private).length,
    max: photoLimit(member.paid_user, settings),
    rejected: rejected
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, mostRejected)
      .map(({ id, reason, created_at }) => ({ id, reason, created_at: created_at.toISOString() })),
  };
}
