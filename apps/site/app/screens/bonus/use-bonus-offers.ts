import { useEffect, useState } from 'react';
import { useMaybeRootData } from '../../visit/root-data';
import type { Offer } from '../credits/offers';

/**
 * Returns the packages with the first-purchase discount applied, requested once `wanted`; nothing if they could not be
 * loaded or the discount doesn't apply.
 */
export function useBonusOffers(wanted: boolean): readonly Offer[] | null {
  const messageCredits = useMaybeRootData()?.brand.message_credits ?? 1;
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    import('./load-bonus-offers')
      .then(({ loadBonusOffers }) => loadBonusOffers(messageCredits))
      .then((loaded) => {
        if (!left) setOffers(loaded);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [wanted, messageCredits]);
  return offers;
}
