import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { firstCrop, fittedCrop, movedCrop } from './crop';
import type { Crop, PhotoSize } from './crop';

interface Point {
  x: number;
  y: number;
}

/** Updates the crop from its current value. */
export type ChangeCrop = (change: (crop: Crop, photo: PhotoSize) => Crop) => void;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.04, 0],
  ArrowRight: [0.04, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
};
const zoomStep = 1.05;

const sized = (by: number) => (crop: Crop, photo: PhotoSize) =>
  fittedCrop({ ...crop, zoom: crop.zoom * by }, photo);
const turned = (by: number) => (crop: Crop, photo: PhotoSize) =>
  fittedCrop({ ...crop, turn: Math.round(crop.turn) + by }, photo);

const keys: Readonly<Record<string, (crop: Crop, photo: PhotoSize) => Crop>> = {
  '+': sized(zoomStep),
  '=': sized(zoomStep),
  '-': sized(1 / zoomStep),
  '[': turned(-1),
  ']': turned(1),
  r: (_crop, photo) => firstCrop(photo),
  R: (_crop, photo) => firstCrop(photo),
};

/** Returns the change for a key: arrows move, + and - scale, [ and ] rotate, R resets. */
export function changeOfKey(event: KeyboardEvent): Parameters<ChangeCrop>[0] | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey) return undefined;
  const step = arrows[event.key];
  return step ? (crop, photo) => movedCrop(crop, photo, ...step) : keys[event.key];
}

const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y) || 1;
const direction = (one: Point, other: Point) =>
  (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;

/** Handles touch: one finger moves the photo, two move, scale and rotate it. */
export function useCropGestures(change: ChangeCrop) {
  const fingers = useRef(new Map<number, Point>());

  function release(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, now);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const other = others[0]?.[1];
      if (!other) {
        change((crop, photo) =>
          movedCrop(crop, photo, (now.x - before.x) / width, (now.y - before.y) / height),
        );
        return;
      }
      const [from, to] = [middle(before, other), middle(now, other)];
      const grown = apart(now, other) / apart(before, other);
      const angle = direction(now, other) - direction(before, other);
      const turn = angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
      change((crop, photo) =>
        movedCrop(
          fittedCrop({ ...crop, zoom: crop.zoom * grown, turn: crop.turn + turn }, photo),
          photo,
          (to.x - from.x) / width,
          (to.y - from.y) / height,
        ),
      );
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
