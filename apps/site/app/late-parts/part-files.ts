import { lateParts } from './late-parts';
import { readPartFiles } from '../document/part-file';

/** Loads the parts whose files a document names; failures are retried where a part is shown. */
export function loadPrintedParts(page: Document): Promise<unknown> {
  return Promise.allSettled(readPartFiles(page).map(({ part }) => lateParts[part].load()));
}
