import type { ReportItem } from '../../reports/report-items';
import type { GalleryPicture } from './gallery';

/** What of a profile can be reported: the whole, and each photo that is shown. */
export function profileItems(id: string, photos: readonly GalleryPicture[]): ReportItem[] {
  return [
    { type: 'profile', id },
    ...photos.map((photo, index) => ({ type: 'photo' as const, id: photo.id, number: index + 1 })),
  ];
}
