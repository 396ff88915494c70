import { photoView } from '@heartwood/domain';
import type { Photo } from '@heartwood/api-contract';

/** Who sees a photo of a profile besides its member. */
export type SeenBy = 'all' | 'blurred' | 'premium' | 'nobody';

/** Returns who sees a photo: everyone clearly, only premium members clearly or at all, or nobody yet. */
export function seenBy(photo: Pick<Photo, 'main' | 'private' | 'status'>): SeenBy {
  const [free, premium] = [false, true].map((paidUser) => photoView(photo, { owner: false, paidUser }));
  if (premium !== 'clear') return 'nobody';
  if (free === 'clear') return 'all';
  return free === 'blurred' ? 'blurred' : 'premium';
}
