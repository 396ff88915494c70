import { lateParts } from './late-parts';
import type { LatePartName } from './late-parts';

/** A file of a late part that a document was printed with. */
export interface PartFile {
  readonly part: LatePartName;
  readonly href: string;
  readonly rel: 'modulepreload' | 'stylesheet';
}

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
