import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p';
  children: ReactNode;
}) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
