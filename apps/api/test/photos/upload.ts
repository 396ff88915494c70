import sharp from 'sharp';
import type { Answer, Browser } from '../support/browser';

/** A photo's bytes, with metadata that no stored file may have. */
export const picture = (options: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#b98a6e', ...options } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'canary-copyright' },
      IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();

/** A photo as the answer to its upload tells it. */
export interface PhotoBody {
  id: string;
  filename: string;
  thumb_filename: string;
  match: string;
  main: boolean;
  private: boolean;
}

/** Uploads a photo, under an Idempotency-Key where one is given. */
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

/** The photo that an upload was answered with. */
export const photoOf = (answer: { body: unknown }) => (answer.body as { photo: PhotoBody }).photo;
