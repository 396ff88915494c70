import { dayIn } from '@heartwood/domain';
import type { Brand } from './brands';

/** A moment as a brand counts it. */
export interface BrandTime {
  now: Date;
  /** The day that it is in the brand's time zone, as that day's start in UTC; ages are counted by it. */
  today: Date;
}

/** The moment with the day that it is where the brand is. */
export function brandTime(brand: Brand, now: Date): BrandTime {
  return { now, today: dayIn(brand.manifest.time_zone, now) };
}
