import { ChevronLeft, ChevronRight, Flag, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import type { GalleryPhoto } from './gallery-photo';
import * as styles from './PhotoViewer.css';

export interface PhotoViewerLabels {
  /** Accessible name of the full-screen view. */
  viewer: string;
  close: string;
  next: string;
  previous: string;
  /** Accessible name of the link that opens the photo of this number. */
  enlarge: (number: number) => string;
  /** "1 of 6". */
  position: (number: number, count: number) => string;
}

/** Reports a photo. */
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
  /** Label of a fictional profile, or the first photo's mark. */
  mark?: ReactNode;
  /** A press closes the full-screen view first. */
  report?: PhotoReport;
  onClose: () => void;
}

/** Horizontal distance in px after which a swipe changes the photo. */
const swipeDistance = 48;

/** Handles horizontal swipes: 1 for the next photo, -1 for the previous one. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < Math.max(swipeDistance, Math.abs(clientY - from.y))) return;
      turn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

/** The photos of a profile in full screen; swipes and arrows change the photo, Esc closes. */
export default function PhotoViewer({ photos, first, labels, mark, report, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(Math.max(0, first));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const photo = photos[index]?.photo;
  const turn = (step: number) => setIndex((index + step + photos.length) % photos.length);

  const swipe = useSwipe(turn);

  function openReport() {
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
          draggable={false}
          {...swipe}
        />
      )}
      <div className={styles.bar}>
        <span className={styles.words}>
          <span aria-live="polite">{labels.position(index + 1, photos.length)}</span>
          {mark}
        </span>
        <span className={styles.tools}>
          {report && <IconButton label={report.label} icon={<Flag />} look="glass" onClick={openReport} />}
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
