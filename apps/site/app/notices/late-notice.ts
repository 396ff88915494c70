import { latePart } from '../document/late-part';

/** The notice above a member's page, whose script is no part of a page's first load. */
export const LateNotice = latePart(() => import('./notice'));
