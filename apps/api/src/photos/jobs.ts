import { removePhotoFiles } from './jobs/remove-photo-files';

/** The jobs of the photos area. */
export const photoJobs = [removePhotoFiles];
