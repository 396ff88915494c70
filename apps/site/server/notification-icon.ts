import sharp from 'sharp';
import { MadeOnce } from '../app/printing/made-once.server';

const pixels = 192;
const drawn = new MadeOnce<Buffer>(500);

/** A mark as PNG, 192 pixels wide and high, for notifications, which show no SVG; drawn once for each mark. */
export function notificationIconOf(mark: string): Promise<Buffer> {
  return drawn.get(mark, () =>
    sharp(Buffer.from(mark), { density: 384 })
      .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer(),
  );
}
