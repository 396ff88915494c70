import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script has taken over; `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
