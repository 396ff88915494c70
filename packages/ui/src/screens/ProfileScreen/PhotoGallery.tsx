import { Image, Lock, Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Photo, PhotoCorner } from '../../components/Photo/Photo';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Tag } from '../../components/Tag/Tag';
import { Late } from '../../late/Late';
import { latePart } from '../../late/late-part';
import { useRouterParts } from '../../router/RouterParts';
import type { GalleryPhoto } from './gallery-photo';
import type { PhotoReport, PhotoViewerLabels } from './PhotoViewer';
import * as styles from './PhotoGallery.css';

const PhotoViewer = latePart(() => import('./PhotoViewer'));

export interface PhotoGalleryProps {
  /** Empty for a member without a photo. */
  photos: readonly GalleryPhoto[];
  /** Private photos of which only the count is known: the blurred file, text and a link to unlock them. */
  privatePhotos?: GalleryPhoto & { locked: string };
  labels: PhotoViewerLabels & {
    /** Accessible name of the photo list. */
    photos: string;
  };
  /** Called on a press on a locked photo, before its link is followed. */
  onLocked?: (event: MouseEvent) => void;
  /** Reports a photo, in the full-screen view. */
  report?: PhotoReport;
  /** On the first photo's top left corner from desktop up. */
  mark?: ReactNode;
}

/** The photos of a profile: a swipeable strip on a phone, a main photo with three small ones on a desktop. */
export function PhotoGallery({ photos, privatePhotos, labels, onLocked, report, mark }: PhotoGalleryProps) {
  const { Link } = useRouterParts();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<number>();
  const clear = photos.filter(({ locked, unseen }) => locked === undefined && !unseen);
  const tiles = privatePhotos ? [...photos, privatePhotos] : photos;

  function open(event: MouseEvent, tile: GalleryPhoto) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(clear.indexOf(tile));
  }

  function placeOf(index: number): number {
    const shownAs = clear[index];
    return shownAs ? photos.indexOf(shownAs) : index;
  }

  function follow() {
    const list = strip.current;
    if (list && list.clientWidth > 0) setShown(Math.round(list.scrollLeft / list.clientWidth));
  }

  return (
    <div className={styles.gallery}>
      <ul ref={strip} className={styles.strip} aria-label={labels.photos} onScroll={follow}>
        {photos.length === 0 && (
          <li className={styles.mainTile}>
            <div className={styles.nobody}>
              <Photo shape="fill" corners="none" />
              {mark && (
                <span className={styles.marks}>
                  <PhotoCorner at="topLeft">{mark}</PhotoCorner>
                </span>
              )}
            </div>
          </li>
        )}
        {tiles.map((tile, index) => {
          const place =
            tile === privatePhotos ? styles.lockTile : index === 0 ? styles.mainTile : styles.tile;
          const picture = tile.photo ? (
            <Photo photo={tile.photo} shape="fill" corners="none" eager={index === 0} locked={tile.locked} />
          ) : (
            <div className={styles.fileless}>
              <span className={styles.lock}>
                <Lock />
              </span>
              {tile.locked}
            </div>
          );
          return (
            <li key={index} className={place}>
              {tile.unseen ? (
                <div className={styles.open}>
                  <Skeleton shape="block" height="100%" />
                </div>
              ) : tile.locked === undefined ? (
                <a
                  className={styles.open}
                  href={tile.href}
                  aria-label={labels.enlarge(index + 1)}
                  onClick={(event) => open(event, tile)}
                >
                  {picture}
                </a>
              ) : (
                <Link className={styles.open} href={tile.href} onClick={onLocked}>
                  {picture}
                </Link>
              )}
              {index === 0 && (
                <span className={styles.marks}>
                  {mark && <PhotoCorner at="topLeft">{mark}</PhotoCorner>}
                  <PhotoCorner at="bottomLeft">
                    <Tag look="glass" icon={<Image />}>
                      {labels.position(1, photos.length)}
                    </Tag>
                  </PhotoCorner>
                  <PhotoCorner at="bottomRight">
                    <span className={styles.enlarge}>
                      <Maximize2 />
                    </span>
                  </PhotoCorner>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {tiles.length > 1 && (
        <div className={styles.segments} aria-hidden="true">
          {tiles.map((_tile, index) => (
            <span key={index} className={styles.segment} data-on={index === shown || undefined} />
          ))}
        </div>
      )}
      {opened !== undefined && (
        <Late onFailure={() => setOpened(undefined)}>
          <PhotoViewer
            photos={clear}
            first={opened}
            labels={labels}
            mark={mark}
            report={report && { ...report, onPress: (index) => report.onPress(placeOf(index)) }}
            onClose={() => setOpened(undefined)}
          />
        </Late>
      )}
    </div>
  );
}
