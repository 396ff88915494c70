import { getMedia } from './operations/getMedia';
import { getPhotos } from './operations/getPhotos';
import { uploadPhoto } from './operations/uploadPhoto';

/** The operations of the photos area. */
export const photoOperations = [getPhotos, uploadPhoto, getMedia];
