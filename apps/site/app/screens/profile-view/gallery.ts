import { photoView } from '@heartwood/domain';
import type { Photo } from '@heartwood/api-contract';

/** A photo of a profile as its gallery shows it. */
export interface GalleryPicture {
  readonly id: string;
  readonly full: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  /** Only the blurred file is there for this viewer. */
  readonly locked: boolean;
}

/** The photos of a profile for a viewer, and how many private ones are only counted. */
export interface Gallery {
  readonly photos: readonly GalleryPicture[];
  readonly privateCount: number;
}

/** Makes the gallery from what the API lists. */
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
