import { cropDrawing, cutHeight, photoRatio } from './crop';
import type { Crop } from './crop';

/** Pixels; a higher crop is scaled down, so that a huge photo becomes a small upload. */
const highest = 1350;

/**
 * Re-encodes the crop as a JPEG file, upright and without metadata; `undefined` where the browser cannot
 * encode one.
 */
export async function cutPhoto(
  picture: HTMLImageElement,
  crop: Crop,
  name: string,
): Promise<File | undefined> {
  const photo = { width: picture.naturalWidth, height: picture.naturalHeight };
  const canvas = document.createElement('canvas');
  canvas.height = Math.max(1, Math.min(highest, Math.round(cutHeight(crop, photo))));
  canvas.width = Math.max(1, Math.round(canvas.height * photoRatio));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const { angle, scale, left, top } = cropDrawing(crop, photo, canvas.height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.scale(crop.mirrored ? -scale : scale, scale);
  context.drawImage(picture, left, top);
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return bytes ? new File([bytes], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: bytes.type }) : undefined;
}
