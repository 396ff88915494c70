import { latePart } from '@heartwood/ui';

/** The notice above a member's page; its script is not part of a page's first load. */
export const LateNotice = latePart(() => import('./notice'));
