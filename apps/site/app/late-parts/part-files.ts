import { lateParts } from './late-parts';
import type { PartFile } from './part-file';

/** Reads back which files of late parts a document names. */
export function readPartFiles(page: Document): readonly PartFile[] {
  return Array.from(page.querySelectorAll<HTMLLinkElement>('link[data-part]'), (link) => ({
    part: link.dataset['part'] as PartFile['part'],
    href: link.getAttribute('href') ?? '',
    rel: link.rel as PartFile['rel'],
  }));
}

/** Loads the parts whose files a document names; what cannot be had is tried again where it is shown. */
export function loadPrintedParts(page: Document): Promise<unknown> {
  return Promise.allSettled(readPartFiles(page).map(({ part }) => lateParts[part].load()));
}
