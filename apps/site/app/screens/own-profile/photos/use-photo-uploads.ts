import type { PhotoUpload } from '@heartwood/flows';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { noUploads, photoUploads } from './photo-uploads';

type Stored = NonNullable<PhotoUpload['photo']>;

const onQueueChange = (listener: () => void) => photoUploads.onChange(listener);

/**
 * Returns the member's uploads, also those started on an earlier page. A stored photo leaves the queue once it
 * is listed.
 * @param listed the stored photos
 * @param onStored called with each photo stored while the page is shown
 */
export function usePhotoUploads(listed: readonly Stored[], onStored: (photo: Stored) => void) {
  const { revalidate } = useRevalidator();
  const queue = useSyncExternalStore(
    onQueueChange,
    () => photoUploads.queue,
    () => noUploads,
  );
  const stored = useLatest((photo: Stored) => {
    onStored(photo);
    revalidate();
  });
  useEffect(() => photoUploads.onStored((photo) => stored.current(photo)), [stored]);

  useEffect(() => {
    const known = new Set(listed.map(({ id }) => id));
    for (const { id, photo } of queue) if (photo && known.has(photo.id)) photoUploads.cancel(id);
  }, [listed, queue]);

  return {
    queue,
    add: (files: readonly File[]) => photoUploads.add(files),
    cancel: (id: string) => photoUploads.cancel(id),
    retry: (id: string) => photoUploads.retry(id),
  };
}
