import { latePart } from '@heartwood/ui';

/** The interests that both have; the script is fetched only if there are any. */
export const LateSharedInterests = latePart(() => import('./shared-interests'));
