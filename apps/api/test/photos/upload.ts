import sharp from 'sharp';
import type { Answer, Browser } from '../support/browser';

/** A photo's bytes, with metadata that no stored file may contain. */
export const picture = (options: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#b98a6e', ...options } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'canary-copyright' },
      IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();

/** A photo as returned by its upload. */
export interface PhotoBody {
  id: string;
  filename: string;
  thumb_filename: string;
  match: string;
  main: boolean;
  private: boolean;
}

/** Uploads a photo, optionally with an Idempotency-Key. */
export async function upload(
  browser: Browser,
  file: Uint8Array,
  fields: Record<string, string> = {},
  { name = 'me.jpg', key }: { name?: string; key?: string } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(file)], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return browser.post('/api/photos.php', form, { headers: key ? { 'idempotency-key': key } : undefined });
}

/** The photo in an upload's response. */
export const photoOf = (answer: { body: unknown }) => (answer.body as { photo: PhotoBody }).photo;
