import { job } from '../../jobs/job';

/** Removes the files of photos whose rows have been deleted. */
export const removePhotoFiles = job<{ keys: string[] }>('photos.remove-files', ({ keys }, { photos }) =>
  photos.remove(keys),
);
