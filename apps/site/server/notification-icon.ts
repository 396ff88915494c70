import sharp from 'sharp';

const pixels = 192;
const mostIcons = 500;
const drawn = new Map<string, Promise<Buffer>>();

/** A mark as PNG, 192 pixels wide and high, for notifications, which show no SVG; drawn once for each mark. */
export function notificationIconOf(mark: string): Promise<Buffer> {
  const known = drawn.get(mark);
  if (known) return known;
  const drawing = sharp(Buffer.from(mark), { density: 384 })
    .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (drawn.size >= mostIcons) drawn.clear();
  drawn.set(mark, drawing);
  drawing.catch(() => drawn.delete(mark));
  return drawing;
}
