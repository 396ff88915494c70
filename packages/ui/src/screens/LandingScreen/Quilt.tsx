import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PosterCast } from '../poster/poster-casts';
import { quilt } from './Quilt.css';

// The browser keeps what the server drew, so that no page pays for drawing script; this branch leaves its build.
const drawnByServer = import.meta.env.SSR ? await import('./quilt-markup') : undefined;

const QuiltDrawing = lazy(() => import('./QuiltDrawing'));

/** The mosaic of drawn people beside the landing page's headline; decoration only. */
export function Quilt({ cast }: { cast: PosterCast }) {
  const kept = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setEmpty(kept.current?.childElementCount === 0), []);
  if (isEmpty)
    return (
      <div className={quilt} aria-hidden="true">
        <Suspense fallback={null}>
          <QuiltDrawing cast={cast} />
        </Suspense>
      </div>
    );
  return (
    <div
      ref={kept}
      className={quilt}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawnByServer?.quiltMarkup(cast) ?? '' }}
    />
  );
}
