import type { PhotoUpload } from '@heartwood/flows';
import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { noUploads, photoUploadsOf } from './photo-uploads';

type Stored = NonNullable<PhotoUpload['photo']>;

/**
 * Returns a member's uploads, also those started on an earlier page. A stored photo leaves the queue once it
 * is listed.
 * @param listed the stored photos
 * @param onStored called with each photo stored while the page is shown
 */
export function usePhotoUploads(
  member: string,
  listed: readonly Stored[],
  onStored: (photo: Stored) => void,
) {
  const { revalidate } = useRevalidator();
  const queue = useSyncExternalStore(
    useCallback((listener: () => void) => photoUploadsOf(member).onChange(listener), [member]),
    () => photoUploadsOf(member).queue,
    () => noUploads,
  );
  const stored = useLatest((photo: Stored) => {
    onStored(photo);
    revalidate();
  });
  useEffect(() => photoUploadsOf(member).onStored((photo) => stored.current(photo)), [member, stored]);

  useEffect(() => {
    const known = new Set(listed.map(({ id }) => id));
    for (const { id, photo } of queue) if (photo && known.has(photo.id)) photoUploadsOf(member).cancel(id);
  }, [listed, queue, member]);

  return {
    queue,
    add: (files: readonly File[]) => photoUploadsOf(member).add(files),
    cancel: (id: string) => photoUploadsOf(member).cancel(id),
    retry: (id: string) => photoUploadsOf(member).retry(id),
  };
}

/** Ends a member's uploads when the session ends, so that none is stored in the account that logs in next. */
export function useEndPhotoUploads(member: string): void {
  useEffect(() => () => photoUploadsOf(member).end(), [member]);
}
