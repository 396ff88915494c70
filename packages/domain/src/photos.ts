/** Default photo limits of free and premium members, private photos included. */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Dimensions of the stored files, in pixels (4:5). */
export const photoSizes = {
  filename: { width: 1080, height: 1350 },
  thumb_filename: { width: 480, height: 600 },
  match: { width: 320, height: 400 },
} as const;

/** Maximum size of an upload. */
export const photoUpload = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 8000 } as const;

/** Accepted media types of uploads. Without HEIC, which the server cannot decode, phones upload a JPEG. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const photoStatuses = ['active', 'inspection'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];

/** Why a moderator rejects a photo. */
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

/** How many days a rejected photo stays visible to its member. */
export const rejectedPhotoDays = 30;

/** When photos are moderated: before they are shown, after, or not at all. */
export const photoInspections = ['before', 'after', 'off'] as const;
export type PhotoInspection = (typeof photoInspections)[number];

/** Returns how many photos this member may have on a brand. */
export function photoLimit(
  paidUser: boolean,
  { free_photos, premium_photos }: { free_photos: number; premium_photos: number },
): number {
  return paidUser ? premium_photos : free_photos;
}

/** Returns the initial status of a new photo. */
export function newPhotoStatus(inspection: PhotoInspection): PhotoStatus {
  return inspection === 'before' ? 'inspection' : 'active';
}

/** `clear` and `blurred` show a picture, `counted` only the number of photos, `hidden` nothing. */
export type PhotoView = 'clear' | 'blurred' | 'counted' | 'hidden';

/** Returns how a viewer sees a member's photo. */
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
