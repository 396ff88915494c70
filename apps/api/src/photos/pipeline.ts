import { photoSizes, photoTypes, photoUpload } from '@heartwood/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { countScans } from './jpeg-scans';
import type { PhotoFiles } from './stored-photo';
import { inTurns } from './turns';

/** The files made of one photo. Every one is encoded anew, so nothing of the original's metadata survives. */
export interface PhotoVariants {
  files: PhotoFiles;
  /** Pixels of the full size. */
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`. */
  tone: string;
}

/** What was uploaded is no photo that can be used. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const accepted = new Set<string>(photoTypes);
const smallestSide = 160;
/** Programs write a dozen at most; each takes a hundredth of a second and more of a large picture, however short it is. */
const mostScans = 60;
/** Faces stand in the upper middle of portraits. */
const cropTo = { fit: 'cover', position: 'attention' } as const;

/** Wide enough for a tone and a silhouette, too small for a face. */
const veil = { width: 54, height: 68 } as const;

/** A picture of the most pixels takes some seconds; no more threads than this are taken from passwords and files. */
const decoding = inTurns(2);
const decodingSeconds = 30;

function encoded(image: Sharp, quality: number, effort = 2): Promise<Uint8Array> {
  return image.webp({ quality, effort }).toBuffer();
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Reads the picture, refusing what is none: other types, frames without end, bombs, cut files. */
async function read(bytes: Uint8Array): Promise<Sharp> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new PhotoError('Not an accepted image type.');
  if (type.mime === 'image/jpeg' && countScans(bytes) > mostScans)
    throw new PhotoError('The picture has too many scans.');
  const image = sharp(bytes, { limitInputPixels: photoUpload.maxPixels, failOn: 'error', pages: 1 });
  const { width, height } = await image.metadata();
  if (Math.max(width, height) > photoUpload.maxSide) throw new PhotoError('A side is too long.');
  if (Math.min(width, height) < smallestSide) throw new PhotoError('The picture is too small.');
  return image.rotate();
}

/**
 * Makes every stored file of an uploaded photo.
 * @throws PhotoError when the bytes are no usable photo
 */
export async function makeVariants(bytes: Uint8Array): Promise<PhotoVariants> {
  try {
    const { width, height } = photoSizes.filename;
    const full = await decoding(async () =>
      (await read(bytes))
        .timeout({ seconds: decodingSeconds })
        .resize({ width, height, ...cropTo })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const raw = { width: full.info.width, height: full.info.height, channels: full.info.channels } as const;
    const from = () => sharp(full.data, { raw });
    const thumb = photoSizes.thumb_filename;
    const veiled = await from().resize(veil).blur(4).toBuffer({ resolveWithObject: true });
    const small = () => sharp(veiled.data, { raw: veiled.info });
    const [key, thumb_key, match_key, blurred_key, blurred_thumb_key, { dominant }] = await Promise.all([
      encoded(from(), 78),
      encoded(from().resize(thumb), 74),
      encoded(from().resize(photoSizes.match), 74),
      encoded(small().resize({ width, height, kernel: 'cubic' }), 40, 0),
      encoded(small().resize({ ...thumb, kernel: 'cubic' }), 40, 0),
      small().stats(),
    ]);
    return {
      files: { key, thumb_key, match_key, blurred_key, blurred_thumb_key },
      width: raw.width,
      height: raw.height,
      tone: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError('The picture cannot be read.', { cause: error });
  }
}
