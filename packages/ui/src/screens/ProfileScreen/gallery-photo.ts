import type { PhotoSource } from '../../components/Photo/Photo';

/** One photo of the profile, with the address of its full file. */
export interface GalleryPhoto {
  /** Without it the tile is a soft ground. */
  photo?: PhotoSource;
  href: string;
  /** It is known to be there, and not which. */
  unseen?: boolean;
  /** Words on the veil of a photo that the viewer may not see; then `href` leads to what unlocks it. */
  locked?: string;
}
