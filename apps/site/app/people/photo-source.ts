import type { PhotoSource } from '@heartwood/ui';
import { photoSizes } from '@heartwood/domain';
import type { PersonImage } from './person';

/** Width of a photo, as the `sizes` attribute. */
export const cardSizes = {
  card: '(max-width: 767px) 46vw, (max-width: 1199px) 31vw, 320px',
  lead: '(max-width: 767px) 94vw, (max-width: 1199px) 31vw, 320px',
  swipe: '(max-width: 991px) 86vw, 440px',
  similar: '(max-width: 767px) 46vw, (max-width: 1199px) 31vw, 210px',
} as const;

function srcSet({ match, thumb_filename, filename }: PersonImage, lead: boolean): string {
  const small = `${match} ${photoSizes.match.width}w, ${thumb_filename} ${photoSizes.thumb_filename.width}w`;
  return lead ? `${small}, ${filename} ${photoSizes.filename.width}w` : small;
}

/** Returns a card's photo with matching file sizes; the text beside it says whose it is. */
export function cardPhoto(image: PersonImage | null, at: keyof typeof cardSizes): PhotoSource | undefined {
  if (!image) return undefined;
  return {
    src: image.thumb_filename,
    srcSet: srcSet(image, at === 'lead' || at === 'swipe'),
    sizes: cardSizes[at],
    width: photoSizes.thumb_filename.width,
    height: photoSizes.thumb_filename.height,
    ground: image.tone,
    alt: '',
  };
}
