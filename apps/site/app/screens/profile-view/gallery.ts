import { photoView } from '@heartwood/domain';
import type { Photo } from '@heartwood/api-contract';

/** A photo in a profile's gallery. */
export interface GalleryPicture {
  readonly id: string;
  readonly full: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  /** Whether only the blurred file is available to this viewer. */
  readonly locked: boolean;
}

/** A profile's photos for a viewer, and the number of private ones not shown. */
export interface Gallery {
  readonly photos: readonly GalleryPicture[];
  readonly privateCount: number;
}

/** Whether photos of a gallery are for premium members. */
export function hasLocked({ photos, privateCount }: Gallery): boolean {
  return privateCount > 0 || photos.some(({ locked }) => locked);
}

/** Returns the gallery from the API's list. */
export function galleryOf(
  listed: readonly Photo[],
  privateCount: number,
  viewer: { readonly owner: boolean; readonly paidUser: boolean },
): Gallery {
  const shown = listed.filter((photo) => {
    const view = photoView(photo, viewer);
    return view === 'clear' || view === 'blurred';
  });
  return {
    photos: shown.map((photo) => ({
      id: photo.id,
      full: photo.filename,
      thumb: photo.thumb_filename,
      width: photo.width,
      height: photo.height,
      tone: photo.tone,
      locked: photoView(photo, viewer) === 'blurred',
    })),
    privateCount: Math.max(0, privateCount - shown.filter((photo) => photo.private).length),
  };
}
