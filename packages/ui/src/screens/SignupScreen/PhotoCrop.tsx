import { Move } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { cropArea, movedPlace } from './crop-area';
import type { CropArea, CropPlace } from './crop-area';
import * as styles from './PhotoCrop.css';

interface PhotoCropProps {
  src: string;
  /** Accessible name of the frame. */
  label: string;
  /** How to move the cut. */
  hint: string;
  /** Accessible name of the zoom. */
  zoom: string;
  /** The picture, for cutting it. */
  pictureRef: Ref<HTMLImageElement>;
  onCrop: (area: CropArea) => void;
  /** The browser cannot show this file. */
  onUnreadable: () => void;
}

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [0.04, 0],
  ArrowRight: [-0.04, 0],
  ArrowUp: [0, 0.04],
  ArrowDown: [0, -0.04],
};

/** The frame that a photo is cut by; dragging, arrows and the slider move and size the cut. */
export function PhotoCrop({ src, label, hint, zoom, pictureRef, onCrop, onUnreadable }: PhotoCropProps) {
  const hintId = useId();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [place, setPlace] = useState<CropPlace>({ x: 50, y: 24, zoom: 1 });
  const last = useRef<{ x: number; y: number }>();
  const area = size && cropArea(place, size);

  function put(next: CropPlace) {
    setPlace(next);
    if (size) onCrop(cropArea(next, size));
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!last.current || !area) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    put(
      movedPlace(
        place,
        area,
        (event.clientX - last.current.x) / width,
        (event.clientY - last.current.y) / height,
      ),
    );
    last.current = { x: event.clientX, y: event.clientY };
  }

  function nudge(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || !area) return;
    event.preventDefault();
    put(movedPlace(place, area, ...step));
  }

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.frame}
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={nudge}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = undefined;
        }}
      >
        <img
          ref={pictureRef}
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          style={
            area && {
              width: `${100 / area.width}%`,
              height: `${100 / area.height}%`,
              left: `${(-area.left / area.width) * 100}%`,
              top: `${(-area.top / area.height) * 100}%`,
            }
          }
          onError={onUnreadable}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const loaded = { width: naturalWidth, height: naturalHeight };
            setSize(loaded);
            onCrop(cropArea(place, loaded));
          }}
        />
        <span className={styles.grid} aria-hidden="true" />
        <span className={styles.sign} aria-hidden="true">
          <Move />
        </span>
      </button>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <input
        className={styles.zoom}
        type="range"
        min="1"
        max="3"
        step="0.05"
        aria-label={zoom}
        value={place.zoom}
        onChange={(event) => put({ ...place, zoom: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
