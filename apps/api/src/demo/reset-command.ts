import { makeVariants } from '../photos/pipeline';
import type { Services } from '../services';
import { resetDemo } from './reset-demo';

/** Puts the named demo members back and says so; refuses where there is no demo. */
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
