import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Late } from '../../late/Late';

interface KeptDrawingProps {
  className: string;
  /** The server's markup; undefined in the browser. */
  markup: string | undefined;
  /** Renders in the browser, which loads it only where the server rendered nothing. */
  children: ReactNode;
}

/** A drawing that keeps the server's markup in the browser, so that no page loads its script; decorative. */
export function KeptDrawing({ className, markup = '', children }: KeptDrawingProps) {
  const kept = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setEmpty(kept.current?.childElementCount === 0), []);
  if (isEmpty)
    return (
      <div className={className} aria-hidden="true">
        <Late>{children}</Late>
      </div>
    );
  return (
    <div
      ref={kept}
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
