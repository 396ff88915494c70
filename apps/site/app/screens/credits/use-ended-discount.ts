import { useState } from 'react';
import type { UsedDiscount } from './credits-data.server';

/**
 * Returns a discount that applied on this page and ended while it was open; nothing while one applies. `now`
 * is the server's clock when the page was loaded, epoch milliseconds.
 */
export function useEndedDiscount(discount: UsedDiscount | null, now: number): UsedDiscount | null {
  const [before, setBefore] = useState(discount);
  if (discount !== null && discount !== before) setBefore(discount);
  const ended = discount === null && Date.parse(before?.expires ?? '') <= now;
  return ended ? before : null;
}
