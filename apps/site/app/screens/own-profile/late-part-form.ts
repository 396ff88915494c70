import { latePart } from '@heartwood/ui';

/** The form of a part of the profile; its script is not part of the profile's first load. */
export const LateOwnPartForm = latePart(() => import('./part-form'));
