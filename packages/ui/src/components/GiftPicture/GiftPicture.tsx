import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { giftGrounds } from './gift-grounds';
import { drawing, ground } from './GiftPicture.css';

/** Returns the class of a gift's ground with a readable label; `null` is a wrapped gift. */
export function giftGround(gift: string | null): string {
  return ground[(gift === null ? undefined : giftGrounds.get(gift)) ?? 'primary'];
}

export interface GiftPictureProps {
  /** The gift's id; `null` while it is wrapped. */
  gift: string | null;
}

/**
 * A gift in the brand's colours; fills its box. The text next to it says what it is. The drawings are loaded
 * with the first visible one, by an effect: a Suspense boundary that waits would re-render on every update of
 * the page.
 */
export function GiftPicture({ gift }: GiftPictureProps) {
  const [Drawing, setDrawing] = useState<ComponentType<GiftPictureProps>>();
  useEffect(() => {
    let left = false;
    import('./GiftDrawing')
      .then(({ default: Loaded }) => {
        if (!left) setDrawing(() => Loaded);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return (
    <svg className={drawing} viewBox="0 0 120 120" aria-hidden="true">
      {Drawing && <Drawing gift={gift} />}
    </svg>
  );
}
