/** Dimensions of a photo in pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** The crop of a photo. */
export interface Crop {
  /** The point of the photo in the centre of the frame, as fractions of its width and height. */
  x: number;
  y: number;
  /** From 1, where the photo just covers the frame. */
  zoom: number;
  /** Degrees, clockwise, up to `largestTurn` either way. */
  turn: number;
  /** Clockwise quarter turns. */
  quarters: number;
  mirrored: boolean;
}

/** The ratio of every member's photo, width over height. */
export const photoRatio = 4 / 5;

export const largestZoom = 4;
export const largestTurn = 45;

/** Where in the free space above and below a portrait the frame starts: faces are in the upper half. */
const startsAt = 0.24;
const frame = { width: photoRatio, height: 1 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function angleOf({ turn, quarters }: Crop): number {
  return ((turn + quarters * 90) * Math.PI) / 180;
}

/** Returns the frame's size on the rotated photo, and the frame heights per pixel at this zoom. */
function measure(crop: Crop, photo: PhotoSize) {
  const angle = angleOf(crop);
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const across = frame.width * cos + frame.height * sin;
  const down = frame.width * sin + frame.height * cos;
  const scale = Math.max(across / photo.width, down / photo.height) * crop.zoom;
  return { angle, scale, across: across / scale / photo.width, down: down / scale / photo.height };
}

/** Returns the crop with the photo moved and scaled so that it covers the frame. */
export function fittedCrop(crop: Crop, photo: PhotoSize): Crop {
  const sized = {
    ...crop,
    zoom: between(1, crop.zoom, largestZoom),
    turn: between(-largestTurn, crop.turn, largestTurn),
  };
  const { across, down } = measure(sized, photo);
  return {
    ...sized,
    x: between(across / 2, crop.x, 1 - across / 2),
    y: between(down / 2, crop.y, 1 - down / 2),
  };
}

/** Returns the initial crop: the largest part that fits, including the face. */
export function firstCrop(photo: PhotoSize): Crop {
  const crop = { x: 0.5, y: 0.5, zoom: 1, turn: 0, quarters: 0, mirrored: false };
  const { down } = measure(crop, photo);
  return { ...crop, y: down / 2 + (1 - down) * startsAt };
}

/**
 * Returns the crop after the photo moved by fractions of the frame's width and height; it follows the finger.
 */
export function movedCrop(crop: Crop, photo: PhotoSize, right: number, down: number): Crop {
  const { angle, scale } = measure(crop, photo);
  const across = right * frame.width;
  const along = down * frame.height;
  const x = (across * Math.cos(angle) + along * Math.sin(angle)) * (crop.mirrored ? -1 : 1);
  const y = along * Math.cos(angle) - across * Math.sin(angle);
  return fittedCrop(
    { ...crop, x: crop.x - x / scale / photo.width, y: crop.y - y / scale / photo.height },
    photo,
  );
}

/** Returns the crop after a clockwise quarter turn. */
export function quarterTurned(crop: Crop, photo: PhotoSize): Crop {
  return fittedCrop({ ...crop, quarters: (crop.quarters + 1) % 4 }, photo);
}

/** Returns the crop of the mirrored photo, with the same part in the frame. */
export function mirroredCrop(crop: Crop, photo: PhotoSize): Crop {
  const sideways = crop.quarters % 2 === 1;
  return fittedCrop(
    {
      ...crop,
      mirrored: !crop.mirrored,
      turn: -crop.turn,
      quarters: sideways ? (crop.quarters + 2) % 4 : crop.quarters,
    },
    photo,
  );
}

/** Returns the styles of an image in a box of the frame's ratio. */
export function cropStyle(crop: Crop, photo: PhotoSize) {
  const { scale } = measure(crop, photo);
  return {
    width: `${((photo.width * scale) / frame.width) * 100}%`,
    height: `${((photo.height * scale) / frame.height) * 100}%`,
    transform: [
      `rotate(${crop.turn + crop.quarters * 90}deg)`,
      `scaleX(${crop.mirrored ? -1 : 1})`,
      `translate(${-crop.x * 100}%, ${-crop.y * 100}%)`,
    ].join(' '),
  };
}

/**
 * Returns how a canvas of this height draws the crop: rotated by `angle` around its centre, `scale` of its
 * pixels per pixel of the photo.
 */
export function cropDrawing(crop: Crop, photo: PhotoSize, height: number) {
  const { angle, scale } = measure(crop, photo);
  return {
    angle,
    scale: scale * height,
    left: -crop.x * photo.width,
    top: -crop.y * photo.height,
  };
}

/** Returns the frame's height in pixels of the photo. */
export function cutHeight(crop: Crop, photo: PhotoSize): number {
  return frame.height / measure(crop, photo).scale;
}
