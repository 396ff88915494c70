import { latePart } from '@heartwood/ui';

/** The page of all own photos; its script is not part of the profile's first load. */
export const LateOwnPhotos = latePart(() => import('./own-photos-page'));
