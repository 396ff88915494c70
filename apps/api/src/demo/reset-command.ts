import { makeVariants } from '../photos/pipeline';
import type { Services } from '../services';
import { resetDemo } from './reset-demo';

/** Resets the named demo members and reports it; refuses on a server without a demo. */
export async function resetDemoCommand({
  environment: { DEMO, DEMO_MEMBERS },
  db,
  photos,
  clock,
  brands,
}: Pick<Services, 'environment' | 'db' | 'photos' | 'clock' | 'brands'>): Promise<string> {
  if (!DEMO) throw new Error('this is no demo');
  const pools = await resetDemo({
    db,
    photoStore: photos,
    pipeline: makeVariants,
    clock,
    brands: brands.all,
    size: DEMO_MEMBERS,
  });
  return `demo members put back in ${pools.join(', ')}`;
}
