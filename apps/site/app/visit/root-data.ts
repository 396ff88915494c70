import { useRouteLoaderData } from '@remix-run/react';
import type { RootData } from '../root.server';

/** Returns the data of every page; `undefined` if it failed to load and the error page shows. */
export function useMaybeRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/**
 * Returns the data of every page.
 * @throws Error on the error page of a failed root, which has none
 */
export function useRootData(): RootData {
  const data = useMaybeRootData();
  if (!data) throw new Error('the root data could not be loaded');
  return data;
}
