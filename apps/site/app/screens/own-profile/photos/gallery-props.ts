import { navigationMessages } from '@heartwood/i18n';
import type { OwnProfileScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { ownPhotosMessages as texts } from './messages';
import type { OwnPhotos } from './own-photos';
import { ownPhotoSource } from './photo-source';

/** Number of small photos on the own profile; the others are on the page of all photos. */
const mostOthers = 7;

/** Returns the photos on the own profile; `all` is the address of the page with all of them. */
export function galleryProps(
  intl: IntlShape,
  { listed, max }: OwnPhotos,
  all: string,
): OwnProfileScreenProps['gallery'] {
  const [main, ...others] = listed;
  const waiting = ({ status }: (typeof listed)[number]) =>
    status === 'inspection' ? intl.formatMessage(texts.waiting) : undefined;
  return {
    main: main && {
      photo: ownPhotoSource(main, 'main', intl.formatMessage(texts.alt, { number: 1 })),
      waiting: waiting(main),
    },
    others: others.slice(0, mostOthers).map((photo, index) => ({
      id: photo.id,
      photo: ownPhotoSource(photo, 'tile', intl.formatMessage(texts.alt, { number: index + 2 })),
      waiting: waiting(photo),
      private: photo.private ? intl.formatMessage(texts.private) : undefined,
    })),
    manage: { href: all, label: intl.formatMessage(navigationMessages.photos) },
    add:
      listed.length < max
        ? { href: all, label: intl.formatMessage(texts.add) }
        : { href: all, label: intl.formatMessage(navigationMessages.photos) },
  };
}
