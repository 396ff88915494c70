import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface KeptDrawingProps {
  className: string;
  /** What the server drew; the browser gives none. */
  markup: string | undefined;
  /** Draws in the browser, which fetches it only where the server drew nothing. */
  children: ReactNode;
}

/** A drawing that the browser keeps as the server printed it, so that no page pays for its script; decoration only. */
export function KeptDrawing({ className, markup = '', children }: KeptDrawingProps) {
  const kept = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setEmpty(kept.current?.childElementCount === 0), []);
  if (isEmpty)
    return (
      <div className={className} aria-hidden="true">
        <Suspense fallback={null}>{children}</Suspense>
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
