import { latePart } from '../../../document/late-part';

/** The page of all own photos, whose script is no part of the profile's first load. */
export const LateOwnPhotos = latePart(() => import('./own-photos-page'));
