import type { Photo, Photos } from '@heartwood/api-contract';

/** The member's photos, and which of them a page without script is about. */
export interface OwnPhotos {
  /** Main photo first. */
  readonly listed: readonly Photo[];
  readonly max: number;
  readonly rejected: Photos['rejected'];
  readonly paidUser: boolean;
  readonly chosen: string | null;
  /** Whether the page asks before deleting the selected one. */
  readonly asksRemoval: boolean;
}

/** Query parameters that name a photo, and ask before deleting it. */
export const photoParameters = { photo: 'photo', remove: 'remove' } as const;

/** Returns the page's photos from the API's list. */
export function ownPhotos(
  { photos, max, rejected }: Photos,
  paidUser: boolean,
  query: URLSearchParams,
): OwnPhotos {
  const asked = query.get(photoParameters.photo);
  return {
    listed: photos,
    max: max ?? photos.length,
    rejected,
    paidUser,
    chosen: photos.some(({ id }) => id === asked) ? asked : null,
    asksRemoval: query.has(photoParameters.remove),
  };
}
