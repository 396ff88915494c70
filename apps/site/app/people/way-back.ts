import { useLocation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { urls } from '../urls';

/** The lists that profiles are opened from. */
export type ListName = 'members' | 'likes';

const lastSeen: Partial<Record<ListName, string>> = {};

/** Remembers, while the site stays open, how a list was last looked at. */
export function useRememberedList(list: ListName): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen[list] = `${pathname}${search}`;
  }, [list, pathname, search]);
}

const neverTold = () => () => undefined;

/** The address of a list as it was last looked at; its plain address where it was not. */
export function useWayBack(list: ListName): string {
  const plain: string = urls.path(list);
  return useSyncExternalStore(
    neverTold,
    () => lastSeen[list] ?? plain,
    () => plain,
  );
}
