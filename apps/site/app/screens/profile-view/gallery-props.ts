import { actionMessages } from '@heartwood/i18n';
import { photoSizes } from '@heartwood/domain';
import type { ProfileScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import type { Person } from '../../people/person';
import { cardPhoto } from '../../people/photo-source';
import { urls } from '../../urls';
import type { Gallery, GalleryPicture } from './gallery';
import { profileViewMessages as texts } from './messages';

type GalleryProps = ProfileScreenProps['gallery'];

const mainSizes = '(max-width: 767px) 100vw, (max-width: 1320px) 45vw, 620px';
const tileSizes = '(max-width: 767px) 100vw, 208px';

function source({ full, thumb, width, height, tone }: GalleryPicture, main: boolean, alt: string) {
  return {
    src: full,
    srcSet: `${thumb} ${photoSizes.thumb_filename.width}w, ${full} ${width}w`,
    sizes: main ? mainSizes : tileSizes,
    width,
    height,
    ground: tone,
    alt,
  };
}

/** The profile, and its viewer. */
export interface GalleryMaterial {
  readonly intl: IntlShape;
  readonly id: string;
  readonly name: string;
  /** Address of the profile's page. */
  readonly page: string;
  readonly visitor: boolean;
}

/** Returns the UI kit's photos of a profile of which only the card's is known. */
export function openingGallery(
  { id, name, image, photos }: Person,
  { intl, page, visitor }: Pick<GalleryMaterial, 'intl' | 'page' | 'visitor'>,
): GalleryProps {
  const main = cardPhoto(image, 'card');
  const alt = intl.formatMessage(texts.photo, { name, number: 1 });
  const others = Array.from({ length: Math.max(0, photos - 1) }, () => ({ href: '', unseen: true }));
  return {
    ...galleryProps({ photos: [], privateCount: 0 }, { intl, id, name, page, visitor }),
    photos: main && image ? [{ photo: { ...main, alt }, href: image.filename }, ...others] : [],
  };
}

/** Returns the UI kit's photos of a profile. Locked ones link members to premium, visitors to signup. */
export function galleryProps(
  { photos, privateCount }: Gallery,
  { intl, id, name, page, visitor }: GalleryMaterial,
): GalleryProps {
  const unlock = visitor
    ? urls.signup({ profile: id, wish: 'photos' })
    : urls.withQuery(urls.path('premium'), { to: page });
  const locked = intl.formatMessage(visitor ? texts.locked_visitor : texts.locked);
  const shown = photos.map((photo, index) => ({
    photo: source(photo, index === 0, intl.formatMessage(texts.photo, { name, number: index + 1 })),
    href: photo.locked ? unlock : photo.full,
    locked: photo.locked ? locked : undefined,
  }));
  return {
    photos: shown,
    privatePhotos:
      privateCount > 0
        ? {
            href: unlock,
            locked: intl.formatMessage(texts.private_photos, { count: privateCount }),
          }
        : undefined,
    labels: {
      photos: intl.formatMessage(texts.photos, { name }),
      viewer: intl.formatMessage(texts.viewer),
      close: intl.formatMessage(actionMessages.close),
      next: intl.formatMessage(texts.next_photo),
      previous: intl.formatMessage(texts.previous_photo),
      enlarge: (number) => intl.formatMessage(texts.enlarge, { number }),
      position: (number, count) => intl.formatMessage(texts.position, { number, count }),
    },
  };
}
