/** Photos a free and a premium member may have, private ones included, unless the brand says otherwise. */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Widths and heights of the stored files, in pixels (4:5). */
export const photoSizes = {
  filename: { width: 1080, height: 1350 },
  thumb_filename: { width: 480, height: 600 },
  match: { width: 320, height: 400 },
} as const;

/** What an upload may be at most. */
export const photoUpload = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 8000 } as const;

/** The media types of uploads that are taken. Without HEIC, which the server cannot decode, phones hand over a JPEG. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const photoStatuses = ['active', 'inspection'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];

/** Why an operator rejects a photo. */
export const photoRejectionReasons = [
  'not_a_person',
  'someone_else',
  'contact_details',
  'explicit',
  'minor',
  'quality',
  'other',
] as const;
export type PhotoRejectionReason = (typeof photoRejectionReasons)[number];

/** For how many days a rejected photo is told to its member. */
export const rejectedPhotoDays = 30;

/** When photos are looked at: before they show, after, or not at all. */
export const photoInspections = ['before', 'after', 'off'] as const;
export type PhotoInspection = (typeof photoInspections)[number];

/** How many photos this member may have on a brand. */
export function photoLimit(
  paidUser: boolean,
  { free_photos, premium_photos }: { free_photos: number; premium_photos: number },
): number {
  return paidUser ? premium_photos : free_photos;
}

/** The status a new photo starts with. */
export function newPhotoStatus(inspection: PhotoInspection): PhotoStatus {
  return inspection === 'before' ? 'inspection' : 'active';
}

/** `clear` and `blurred` show a picture, `counted` only its number, `hidden` nothing at all. */
export type PhotoView = 'clear' | 'blurred' | 'counted' | 'hidden';

/** How a viewer sees one photo of a member. */
export function photoView(
  photo: { main: boolean; private: boolean; status: PhotoStatus },
  viewer: { owner: boolean; paidUser: boolean },
): PhotoView {
  if (viewer.owner) return 'clear';
  if (photo.status !== 'active') return 'hidden';
  if (viewer.paidUser) return 'clear';
  if (photo.private) return 'counted';
  return photo.main ? 'clear' : 'blurred';
}
