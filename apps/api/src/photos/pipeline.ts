import { photoSizes, photoTypes, photoUpload } from '@heartwood/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { countScans } from './jpeg-scans';
import { neededChunks } from './png-chunks';
import type { PhotoFiles } from './stored-photo';
import { inTurns } from './turns';

/** The files derived from one photo. All are re-encoded, so none of the original's metadata survives. */
export interface PhotoVariants {
  files: PhotoFiles;
  /** Pixels of the full size. */
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`. */
  tone: string;
}

/** The upload isn't a usable photo. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const accepted = new Set<string>(photoTypes);
const smallestSide = 160;
/**
 * Software writes a dozen at most; each costs a hundredth of a second or more for a large picture, however
 * little data it has.
 */
const mostScans = 60;
/** In portraits, faces are in the upper middle. */
const cropTo = { fit: 'cover', position: 'attention' } as const;

/** Large enough for a tone and a silhouette, too small to recognise a face. */
const veil = { width: 54, height: 68 } as const;

/**
 * Decoding the largest picture takes seconds; using more threads would starve password hashing and file
 * access.
 */
const decoding = inTurns(2);
const decodingSeconds = 30;

function encoded(image: Sharp, quality: number, effort = 2): Promise<Uint8Array> {
  return image.webp({ quality, effort }).toBuffer();
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Decodes the picture; rejects other types, endless animations, decompression bombs and truncated files. */
async function read(bytes: Uint8Array): Promise<Sharp> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new PhotoError('Not an accepted image type.');
  if (type.mime === 'image/jpeg' && countScans(bytes) > mostScans)
    throw new PhotoError('The picture has too many scans.');
  const picture = type.mime === 'image/png' ? neededChunks(bytes) : bytes;
  if (!picture) throw new PhotoError('The picture has too many chunks.');
  const image = sharp(picture, { limitInputPixels: photoUpload.maxPixels, failOn: 'error', pages: 1 });
  const { width, height } = await image.metadata();
  if (Math.max(width, height) > photoUpload.maxSide) throw new PhotoError('A side is too long.');
  if (Math.min(width, height) < smallestSide) throw new PhotoError('The picture is too small.');
  return image.rotate();
}

/**
 * Creates every stored file of an uploaded photo.
 * @throws PhotoError if the bytes aren't a usable photo
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
