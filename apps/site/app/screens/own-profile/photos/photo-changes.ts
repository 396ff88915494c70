import type { Photo } from '@heartwood/api-contract';

/** The operations on a photo. */
export const photoIntents = ['earlier', 'later', 'main', 'hide', 'show', 'remove'] as const;

/** An operation on a photo. */
export type PhotoIntent = (typeof photoIntents)[number];

/** Field names of the photo forms. */
export const photoFields = { intent: 'do', id: 'photo', file: 'file' } as const;

/** Value of the intent field in an upload form. */
export const uploadIntent = 'upload';

/** A change as the API expects it. */
export type PhotoChange =
  | { readonly kind: 'change'; readonly body: { id: string; main?: true; private?: boolean } }
  | { readonly kind: 'order'; readonly body: { order: string[] } }
  | { readonly kind: 'remove'; readonly body: { id: string } };

type Listed = readonly Pick<Photo, 'id' | 'main' | 'private' | 'status'>[];

/** Whether a word names an operation on a photo. */
export function isPhotoIntent(word: unknown): word is PhotoIntent {
  return photoIntents.some((intent) => intent === word);
}

/** Returns a photo's position, and whether it can move earlier or later; the main one stays first. */
export function placeOf(listed: Listed, id: string) {
  const index = listed.findIndex((photo) => photo.id === id);
  const photo = listed[index];
  const first = listed[0]?.main ? 1 : 0;
  const moves = photo !== undefined && !photo.main;
  return {
    index,
    earlier: moves && index > first,
    later: moves && index < listed.length - 1,
  };
}

/**
 * Whether a photo may become the main one: one under review only as long as the main one is not visible
 * either.
 */
export function mayLead(listed: Listed, id: string): boolean {
  const photo = listed.find((one) => one.id === id);
  if (!photo || photo.main) return false;
  return photo.status === 'active' || !listed.some(({ main, status }) => main && status === 'active');
}

function swapped(listed: Listed, index: number, other: number): string[] {
  const ids = listed.map(({ id }) => id);
  const [one, two] = [ids[index], ids[other]];
  if (one === undefined || two === undefined) return ids;
  return ids.map((id) => (id === one ? two : id === two ? one : id));
}

/** Returns the change of an intent. */
export function changeOf(intent: PhotoIntent, id: string, listed: Listed): PhotoChange {
  const { index, earlier, later } = placeOf(listed, id);
  switch (intent) {
    case 'earlier':
      return { kind: 'order', body: { order: swapped(listed, index, earlier ? index - 1 : index) } };
    case 'later':
      return { kind: 'order', body: { order: swapped(listed, index, later ? index + 1 : index) } };
    case 'main':
      return { kind: 'change', body: { id, main: true, private: false } };
    case 'hide':
      return { kind: 'change', body: { id, private: true } };
    case 'show':
      return { kind: 'change', body: { id, private: false } };
    case 'remove':
      return { kind: 'remove', body: { id } };
  }
}

/** Why a photo that was dragged to the first place cannot be the main one. */
export type StaysBehind = 'private' | 'waiting';

/**
 * Returns the changes for a dragged order, where the first becomes the main photo; else why that is
 * impossible.
 */
export function changesOfOrder(order: readonly string[], listed: Listed): PhotoChange[] | StaysBehind {
  const first = listed.find(({ id }) => id === order[0]);
  const orders: PhotoChange = { kind: 'order', body: { order: [...order] } };
  if (!first || first.main) return [orders];
  if (first.private) return 'private';
  if (!mayLead(listed, first.id)) return 'waiting';
  return [{ kind: 'change', body: { id: first.id, main: true } }, orders];
}
