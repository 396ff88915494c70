import type { Photo as PhotoJson } from '@heartwood/api-contract';
import { sql, type Selectable } from 'kysely';
import type { PhotoTable } from '../database/schema';

/** A photo's row, also when read as JSON. */
export type StoredPhoto = Omit<Selectable<PhotoTable>, 'created_at' | 'rejected_at' | 'reviewed_at'>;

/** The row of the joined table `photo` as JSON; null without a match. */
export const joinedPhoto = sql<StoredPhoto | null>`case when photo.id is null then null else to_jsonb(photo) end`;

/** The URL path of a stored file. */
export const mediaPath = (key: string) => `/media/${key}`;

/** A photo as the contract describes it; its paths grant no access, each request is authorised. */
export function photoJson(photo: StoredPhoto): PhotoJson {
  return {
    id: photo.id,
    filename: mediaPath(photo.key),
    thumb_filename: mediaPath(photo.thumb_key),
    match: mediaPath(photo.match_key),
    status: photo.status === 'inspection' ? 'inspection' : 'active',
    private: photo.private,
    main: photo.main,
    width: photo.width,
    height: photo.height,
    tone: photo.tone,
  };
}
