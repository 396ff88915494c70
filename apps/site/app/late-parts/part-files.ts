import { lateParts } from './late-parts';
import { readPartFiles } from '../document/part-file';

/** Loads the parts whose files a document names; what cannot be had is tried again where it is shown. */
export function loadPrintedParts(page: Document): Promise<unknown> {
  return Promise.allSettled(readPartFiles(page).map(({ part }) => lateParts[part].load()));
}
