import { picturesOf, portraitSvg, stableKey } from '@heartwood/demo-people';
import type { DemoPhoto, Picture } from '@heartwood/demo-people';
import { photoSizes } from '@heartwood/domain';
import sharp from 'sharp';
import type { PhotoVariants } from '../../photos/pipeline';
import type { PhotoStore } from '../../photos/photo-store';
import { photoKeyColumns, type PhotoKeys } from '../../photos/stored-photo';

/** Creates the stored files of a photo from its bytes. */
export type PhotoPipeline = (bytes: Uint8Array) => Promise<PhotoVariants>;

const atOnce = 4;
const linksAtOnce = 64;

type PhotoFile = PhotoKeys & Pick<PhotoVariants, 'width' | 'height' | 'tone'>;

/** The stored files of demo photos. */
export interface PhotoFiles {
  /** Returns keys and dimensions of a photo whose picture was stored; throws for any other. */
  of(photo: DemoPhoto): PhotoFile;
}

async function each<Item>(
  items: readonly Item[],
  together: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const line = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: together }, line));
}

function keysOf(photoId: string): PhotoKeys {
  return {
    key: stableKey(photoId, 'full'),
    thumb_key: stableKey(photoId, 'thumb'),
    match_key: stableKey(photoId, 'match'),
    blurred_key: stableKey(photoId, 'blurred'),
    blurred_thumb_key: stableKey(photoId, 'blurred thumb'),
  };
}

/** Draws a picture for the pipeline, in the stored size. */
async function drawn({ person, shot }: Picture): Promise<Uint8Array> {
  const svg = portraitSvg(person, shot, photoSizes.filename.width);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** Copies a file, replacing one left by an interrupted run. */
async function replaceCopy(store: PhotoStore, from: string, to: string): Promise<void> {
  try {
    await store.copy(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await store.remove([to]);
    await store.copy(from, to);
  }
}

/** What storing the pictures needs. */
export interface PhotoWork {
  seed: string;
  cast: number;
  store: PhotoStore;
  pipeline: PhotoPipeline;
  /** Called after each picture with the number done and the total. */
  progress?: (done: number, all: number) => void;
}

/**
 * Draws and stores the pictures of the photos: each is drawn and encoded once; further photos of it are
 * copies in the store. Existing files are replaced.
 */
export async function storePhotos(photos: readonly DemoPhoto[], work: PhotoWork): Promise<PhotoFiles> {
  const { seed, cast, store, pipeline, progress } = work;
  const byPicture = new Map<string, DemoPhoto[]>();
  for (const photo of photos) byPicture.set(photo.picture, [...(byPicture.get(photo.picture) ?? []), photo]);
  const pictures = picturesOf(seed, cast).filter(({ id }) => byPicture.has(id));
  const measured = new Map<string, Pick<PhotoVariants, 'width' | 'height' | 'tone'>>();
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  let done = 0;
  try {
    await each(pictures, atOnce, async (picture) => {
      const { id } = picture;
      const { files, ...measures } = await pipeline(await drawn(picture));
      const [first, ...others] = byPicture.get(id) ?? [];
      if (!first) return;
      const source = keysOf(first.id);
      await Promise.all(photoKeyColumns.map((name) => store.put(source[name], files[name])));
      const copies = others.flatMap((photo) => {
        const target = keysOf(photo.id);
        return photoKeyColumns.map((name) => [source[name], target[name]] as const);
      });
      await each(copies, linksAtOnce, ([from, to]) => replaceCopy(store, from, to));
      measured.set(id, measures);
      done += 1;
      progress?.(done, pictures.length);
    });
  } finally {
    sharp.concurrency(threads);
  }
  return {
    of(photo) {
      const measures = measured.get(photo.picture);
      if (!measures) throw new Error(`Picture ${photo.picture} was not stored`);
      return { ...keysOf(photo.id), ...measures };
    },
  };
}
