import { ChevronLeft, ChevronRight, Flag, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import type { GalleryPhoto } from './gallery-photo';
import * as styles from './PhotoViewer.css';

export interface PhotoViewerLabels {
  /** Name of the full-screen view. */
  viewer: string;
  close: string;
  next: string;
  previous: string;
  /** Accessible name of the link that opens the photo of this number. */
  enlarge: (number: number) => string;
  /** "1 of 6". */
  position: (number: number, count: number) => string;
}

/** Tells of a photo that something is wrong with it. */
export interface PhotoReport {
  label: string;
  /** `index` counts the photos of the profile from 0. */
  onPress: (index: number) => void;
}

interface PhotoViewerProps {
  photos: readonly GalleryPhoto[];
  /** Index of the photo shown first. */
  first: number;
  labels: PhotoViewerLabels;
  /** What is pressed leaves the full screen first. */
  report?: PhotoReport;
  onClose: () => void;
}

/** The photos of a profile over the whole screen; arrows turn the pages, Esc closes. */
export function PhotoViewer({ photos, first, labels, report, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(Math.max(0, first));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const photo = photos[index]?.photo;
  const turn = (step: number) => setIndex((index + step + photos.length) % photos.length);

  function tell() {
    dialog.current?.close();
    report?.onPress(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={labels.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {photo && (
        <img
          className={styles.picture}
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
        />
      )}
      <div className={styles.bar}>
        <span aria-live="polite">{labels.position(index + 1, photos.length)}</span>
        <span className={styles.tools}>
          {report && <IconButton label={report.label} icon={<Flag />} look="glass" onClick={tell} />}
          <IconButton
            label={labels.close}
            icon={<X />}
            look="glass"
            onClick={() => dialog.current?.close()}
          />
        </span>
      </div>
      {photos.length > 1 && (
        <>
          <span className={styles.previous}>
            <IconButton
              label={labels.previous}
              icon={<ChevronLeft />}
              look="glass"
              size="large"
              onClick={() => turn(-1)}
            />
          </span>
          <span className={styles.next}>
            <IconButton
              label={labels.next}
              icon={<ChevronRight />}
              look="glass"
              size="large"
              onClick={() => turn(1)}
            />
          </span>
        </>
      )}
    </dialog>
  );
}
