import type { PhotoSource } from '../../components/Photo/Photo';

/** A photo of the profile, with the URL of its full file. */
export interface GalleryPhoto {
  /** Without it the tile is a soft background. */
  photo?: PhotoSource;
  href: string;
  /** Known to exist, but not which one. */
  unseen?: boolean;
  /** Text on the veil of a photo the viewer may not see; `href` then links to what unlocks it. */
  locked?: string;
}
