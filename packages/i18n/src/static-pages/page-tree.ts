/** Text within a block. Every string is plain text and must be escaped when rendered. */
export type PageInline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly PageInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly PageInline[] };

/** The blocks of a section. `items`, `head` and `rows` hold the texts of their cells. */
export type PageBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly children: readonly PageInline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly PageInline[])[] }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly PageInline[])[];
      readonly rows: readonly (readonly (readonly PageInline[])[])[];
    };

/** A section of a page with its own heading; `id` is the same in every language and can be linked to. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** A page ready to render. */
export interface StaticPage {
  /** The language of the text: the fallback's where the page is missing in the requested one. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  /** The table of contents: one entry per section, in order. */
  readonly contents: readonly Pick<PageSection, 'id' | 'title'>[];
  /** The blocks before the first section. */
  readonly intro: readonly PageBlock[];
  readonly sections: readonly PageSection[];
}
