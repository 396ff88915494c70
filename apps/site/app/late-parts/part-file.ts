/** Name of a late part that a document may carry printed. */
export type LatePartName = 'failure' | 'memberFrame' | 'notice';

/** A file of a late part that a document was printed with. */
export interface PartFile {
  readonly part: LatePartName;
  readonly href: string;
  readonly rel: 'modulepreload' | 'stylesheet';
}
