/** Name of a late part that a document may contain rendered. */
export type LatePartName = 'failure' | 'memberFrame' | 'notice' | 'ownPart' | 'ownPhotos' | 'sharedInterests';

/** A file of a late part that a document was rendered with. */
export interface PartFile {
  readonly part: LatePartName;
  readonly href: string;
  readonly rel: 'modulepreload' | 'stylesheet';
}

/** Reads which files of late parts a document names. */
export function readPartFiles(page: Document): readonly PartFile[] {
  return Array.from(page.querySelectorAll<HTMLLinkElement>('link[data-part]'), (link) => ({
    part: link.dataset['part'] as PartFile['part'],
    href: link.getAttribute('href') ?? '',
    rel: link.rel as PartFile['rel'],
  }));
}
