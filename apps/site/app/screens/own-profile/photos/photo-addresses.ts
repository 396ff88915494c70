import { urls } from '../../../urls';
import { editParameter, photosPart } from '../parts';
import { photoParameters } from './own-photos';

/** Returns the address of the operations on a photo, or of the question before deleting it. */
export function photoAddress(id: string, question = false): string {
  return urls.withQuery(urls.path('profile'), {
    [editParameter]: photosPart,
    [photoParameters.photo]: id,
    [photoParameters.remove]: question ? 1 : undefined,
  });
}
