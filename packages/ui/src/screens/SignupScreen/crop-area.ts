/** A part of a photo, in shares of its width and height. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the cut is: focus in percent of the free room, zoom from 1. */
export interface CropPlace {
  x: number;
  y: number;
  zoom: number;
}

/** The ratio of every member's photo, width over height. */
export const photoRatio = 4 / 5;

/** The part of a photo of this width and height that a place of the cut keeps. */
export function cropArea({ x, y, zoom }: CropPlace, photo: { width: number; height: number }): CropArea {
  const own = photo.width / photo.height;
  const width = Math.min(1, photoRatio / own) / zoom;
  const height = Math.min(1, own / photoRatio) / zoom;
  return { left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100, width, height };
}

/** The place after a move by shares of the frame; the photo follows the finger and never leaves the frame. */
export function movedPlace(place: CropPlace, area: CropArea, right: number, down: number): CropPlace {
  const along = (at: number, move: number, share: number) =>
    share >= 1 ? at : Math.min(100, Math.max(0, at - ((move * share) / (1 - share)) * 100));
  return { ...place, x: along(place.x, right, area.width), y: along(place.y, down, area.height) };
}
