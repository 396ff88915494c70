import type { ReportItem } from '../../reports/report-items';
import type { GalleryPicture } from './gallery';

/** Returns a profile's reportable items: the profile, and each visible photo. */
export function profileItems(id: string, photos: readonly GalleryPicture[]): ReportItem[] {
  return [
    { type: 'profile', id },
    ...photos.map((photo, index) => ({ type: 'photo' as const, id: photo.id, number: index + 1 })),
  ];
}
