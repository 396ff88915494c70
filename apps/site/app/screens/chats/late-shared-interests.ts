import { latePart } from '../../document/late-part';

/** What both named of the interests; its script is fetched only where there is something. */
export const LateSharedInterests = latePart(() => import('./shared-interests'));
