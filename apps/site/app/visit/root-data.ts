import { useRouteLoaderData } from '@remix-run/react';
import type { RootData } from '../root.server';

/** What every page knows; `undefined` where that could not be loaded and the error page shows. */
export function useMaybeRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** What every page knows. Throws on the error page of a failed root, which knows nothing. */
export function useRootData(): RootData {
  const data = useMaybeRootData();
  if (!data) throw new Error('the root data could not be loaded');
  return data;
}
