import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

/** The page's first link: skips the navigation. `target` is the id of the main element. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
