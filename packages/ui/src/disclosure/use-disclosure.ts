import { useEffect, useRef } from 'react';
import { watchDisclosure } from './watch-disclosure';

/**
 * Adds the behaviour of `watchDisclosure` to a `<details>` element. Without script it stays a plain
 * disclosure.
 */
export function useDisclosure({ arrows }: { arrows: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    () => (details.current === null ? undefined : watchDisclosure(details.current, { arrows })),
    [arrows],
  );
  return details;
}
