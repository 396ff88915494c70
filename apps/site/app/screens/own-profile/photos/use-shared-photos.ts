import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { sharedParameter, takeSharedPhotos } from '../../../offline/shared-photos';

/** Passes on the photos that were shared with the installed app, once, as if they had been chosen. */
export function useSharedPhotos(choose: (files: readonly File[]) => void): void {
  const [query] = useSearchParams();
  const isShared = query.has(sharedParameter);
  const latest = useLatest(choose);
  useEffect(() => {
    if (!isShared || !('caches' in window)) return;
    void takeSharedPhotos(caches, new Date())
      .then((files) => {
        if (files.length > 0) latest.current(files);
      })
      .catch(() => undefined);
  }, [isShared, latest]);
}
