import { photoSizes } from '@heartwood/domain';
import type { Photo } from '@heartwood/api-contract';
import type { PhotoSource } from '@heartwood/ui';

/** Widths of an own photo, as the `sizes` attribute. */
export const ownPhotoWidths = {
  main: '(max-width: 991px) 100vw, 520px',
  largeTile: '(max-width: 767px) 64vw, 430px',
  tile: '(max-width: 767px) 32vw, 210px',
} as const;

/** Returns an own photo with matching file sizes. */
export function ownPhotoSource(
  { filename, thumb_filename, match, width, height, tone }: Photo,
  at: keyof typeof ownPhotoWidths,
  alt: string,
): PhotoSource {
  return {
    src: thumb_filename,
    srcSet: [
      `${match} ${photoSizes.match.width}w`,
      `${thumb_filename} ${photoSizes.thumb_filename.width}w`,
      `${filename} ${width}w`,
    ].join(', '),
    sizes: ownPhotoWidths[at],
    width,
    height,
    ground: tone,
    alt,
  };
}
