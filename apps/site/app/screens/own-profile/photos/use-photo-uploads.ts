import type { PhotoUpload, PhotoUploadActor } from '@heartwood/flows';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../hooks/use-latest';

type Stored = NonNullable<PhotoUpload['photo']>;

/**
 * Returns the page's upload queue. Its script is fetched with the first file; a stored photo leaves the queue
 * once it is listed.
 * @param listed the stored photos
 * @param onStored called with each stored photo
 */
export function usePhotoUploads(listed: readonly Stored[], onStored: (photo: Stored) => void) {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const [addresses] = useState(() => new Set<string>());
  const actor = useRef<Promise<PhotoUploadActor>>();
  const stored = useLatest((photo: Stored) => {
    onStored(photo);
    revalidate();
  });

  function queue(): Promise<PhotoUploadActor> {
    actor.current ??= import('./photo-queue').then(({ startPhotoQueue }) => {
      const started = startPhotoQueue();
      started.subscribe(({ context }) => setUploads(context.uploads));
      started.on('photo-uploaded', ({ photo }) => stored.current(photo));
      return started;
    });
    return actor.current;
  }

  useEffect(
    () => () => {
      void actor.current?.then((started) => started.stop());
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );

  const cancel = (id: string) => void queue().then((started) => started.send({ type: 'CANCELLED', id }));

  useEffect(() => {
    const known = new Set(listed.map(({ id }) => id));
    for (const { id, photo } of uploads) if (photo && known.has(photo.id)) cancel(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where something came or is listed
  }, [listed, uploads]);

  return {
    /** The id of each is its picture's object URL. */
    uploads,
    add: async (files: readonly File[]) => {
      const named = files.map((file) => ({ id: URL.createObjectURL(file), file }));
      for (const { id } of named) addresses.add(id);
      (await queue()).send({ type: 'FILES_ADDED', files: named });
    },
    cancel,
    retry: (id: string) => void queue().then((started) => started.send({ type: 'RETRIED', id })),
  };
}
