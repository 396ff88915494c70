import type { BrandTime } from './brand-time';

/** Who is viewing other members, where and when. */
export interface Viewer<Id extends string | null = string | null> extends BrandTime {
  /** Null for a visitor. */
  id: Id;
  /** The brand's pool. */
  pool: string;
  /** The brand whose site they are on. */
  brand: string;
}
