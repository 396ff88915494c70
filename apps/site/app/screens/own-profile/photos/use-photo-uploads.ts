import type { PhotoUpload, PhotoUploadActor } from '@heartwood/flows';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../hooks/use-latest';

type Stored = NonNullable<PhotoUpload['photo']>;

/**
 * The queue of the page's uploads. Its script is fetched with the first file; a stored one leaves it when it is listed.
 * @param listed the stored photos
 * @param onStored is told of each photo that was stored
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
    /** The id of each is the address of its picture. */
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
