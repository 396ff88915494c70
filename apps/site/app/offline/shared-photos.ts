import { photoTypes } from '@heartwood/domain';

/** Address that receives photos shared with the installed app, as its manifest declares. */
export const sharedPhotosAddress = '/profile/shared-photo';

/** The form field that contains them. */
export const sharedPhotosField = 'photos';

/** Query parameter that announces them to the page of the own photos. */
export const sharedParameter = 'shared';

/** The page that receives them. */
export const sharedPhotosPage = `/profile?edit=photos&${sharedParameter}=1`;

const cacheName = 'shared-photos';
const mostPhotos = 10;
const longestKeptMs = 60 * 60_000;
const headers = { name: 'x-file-name', kept: 'x-kept' } as const;

const isPhoto = (value: FormDataEntryValue): value is File =>
  typeof value !== 'string' && photoTypes.some((type) => type === value.type);

/** Stores the photos of a shared form, replacing earlier ones. */
export async function keepSharedPhotos(storage: CacheStorage, form: FormData, now: Date): Promise<void> {
  const photos = form.getAll(sharedPhotosField).filter(isPhoto).slice(0, mostPhotos);
  await storage.delete(cacheName);
  if (photos.length === 0) return;
  const cache = await storage.open(cacheName);
  await Promise.all(
    photos.map((photo, index) =>
      cache.put(
        `${sharedPhotosAddress}/${index}`,
        new Response(photo, {
          headers: {
            'content-type': photo.type,
            [headers.name]: encodeURIComponent(photo.name),
            [headers.kept]: now.toISOString(),
          },
        }),
      ),
    ),
  );
}

async function fileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(headers.name) ?? '');
  return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
}

/** Takes the photos out of the store, so that they appear once; none that were shared over an hour ago. */
export async function takeSharedPhotos(storage: CacheStorage, now: Date): Promise<readonly File[]> {
  if (!(await storage.has(cacheName))) return [];
  const cache = await storage.open(cacheName);
  const answers = await cache.matchAll();
  await storage.delete(cacheName);
  const age = (answer: Response) => now.getTime() - Date.parse(answer.headers.get(headers.kept) ?? '');
  return Promise.all(answers.filter((answer) => age(answer) <= longestKeptMs).map(fileOf));
}

/** Deletes photos that were never taken. */
export async function forgetSharedPhotos(storage: CacheStorage): Promise<void> {
  await storage.delete(cacheName);
}
