import { urls } from '../../../urls';
import { editParameter, photosPart } from '../parts';
import { photoParameters } from './own-photos';

/** The address of what can be done with one photo, or of the question before it is deleted. */
export function photoAddress(id: string, question = false): string {
  return urls.withQuery(urls.path('profile'), {
    [editParameter]: photosPart,
    [photoParameters.photo]: id,
    [photoParameters.remove]: question ? 1 : undefined,
  });
}
