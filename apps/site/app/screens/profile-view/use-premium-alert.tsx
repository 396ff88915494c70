import { useNavigate } from '@remix-run/react';
import { Suspense, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { latePart } from '../../document/late-part';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import type { Price } from '../credits/lowest-price';
import type { LockedPhotos } from './locked-photos';

const PremiumAlert = latePart(() => import('./premium-alert'));

function loadPrice(): Promise<Price | null> {
  return import('./load-lowest-price').then(({ loadLowestPrice }) => loadLowestPrice()).catch(() => null);
}

/**
 * Explains that photos are for premium members when a locked one is clicked; without script, or if the
 * explanation cannot be loaded, its link leads there.
 */
export function usePremiumAlert(photos: LockedPhotos): {
  readonly onLocked: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly price: Price | null } | null>(null);
  const isOpen = useOverlayTurn('opened', asked !== null);
  const href = urls.withQuery(urls.path('premium'), { to: photos.page });
  return {
    onLocked: (event) => {
      event.preventDefault();
      Promise.all([loadPrice(), PremiumAlert.load()])
        .then(([price]) => setAsked({ price }))
        .catch(() => navigate(href));
    },
    dialog: isOpen && asked && (
      <Suspense>
        <PremiumAlert photos={photos} price={asked.price} href={href} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
