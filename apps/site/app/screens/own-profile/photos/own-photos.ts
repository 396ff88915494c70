import type { Photo, Photos } from '@heartwood/api-contract';

/** The member's photos, and which of them a page without script is about. */
export interface OwnPhotos {
  /** The main one first. */
  readonly listed: readonly Photo[];
  readonly max: number;
  readonly rejected: Photos['rejected'];
  readonly paidUser: boolean;
  readonly chosen: string | null;
  /** Whether the page asks before it deletes the chosen one. */
  readonly asksRemoval: boolean;
}

/** The query parameters that name a photo, and ask before it is deleted. */
export const photoParameters = { photo: 'photo', remove: 'remove' } as const;

/** Makes the page's photos from what the API lists. */
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
