import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { giftGrounds } from './gift-grounds';
import { drawing, ground } from './GiftPicture.css';

/** The class that gives a gift's ground and a readable label on it; `null` is a gift that is still wrapped. */
export function giftGround(gift: string | null): string {
  return ground[(gift === null ? undefined : giftGrounds.get(gift)) ?? 'primary'];
}

export interface GiftPictureProps {
  /** The gift's id; `null` is one that is still wrapped. */
  gift: string | null;
}

/**
 * A gift in the brand's colours; it fills the box that it is given. Words beside it say what it is. The drawings are
 * fetched with the first one that shows: by an effect, since a boundary that waits would be drawn anew by any change of
 * the page before it is there.
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
