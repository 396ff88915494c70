import { latePart } from '../../late/late-part';

/** The region of toasts; its script is loaded with the first one. */
export const LateToasts = latePart(() => import('./AriaToastRegion'));
