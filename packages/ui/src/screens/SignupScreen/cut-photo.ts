import { photoRatio } from './crop-area';
import type { CropArea } from './crop-area';

/** Pixels; a wider cut is made smaller, so that a huge photo becomes a small upload. */
const widest = 1080;

/**
 * The part of a shown picture as a JPEG file of its own, upright as the browser shows it and without its metadata;
 * `undefined` where the browser cannot make one.
 */
export async function cutPhoto(
  picture: HTMLImageElement,
  area: CropArea,
  name: string,
): Promise<File | undefined> {
  const { naturalWidth, naturalHeight } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(widest, Math.round(naturalWidth * area.width)));
  canvas.height = Math.round(canvas.width / photoRatio);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    naturalWidth * area.left,
    naturalHeight * area.top,
    naturalWidth * area.width,
    naturalHeight * area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return bytes ? new File([bytes], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: bytes.type }) : undefined;
}
