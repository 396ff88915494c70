/** Text within a block. Every string is plain text: whoever shows it escapes it. */
export type PageInline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly PageInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly PageInline[] };

/** What a section is made of. `items`, `head` and `rows` hold the texts of their cells. */
export type PageBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly children: readonly PageInline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly PageInline[])[] }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly PageInline[])[];
      readonly rows: readonly (readonly (readonly PageInline[])[])[];
    };

/** A part of a page under its own heading; `id` is the same in every language and may be linked to. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** A page ready to be shown. */
export interface StaticPage {
  /** The language of the text, which is the fallback's where the page doesn't exist in the wished one. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  /** The list of contents: one entry a section, in their order. */
  readonly contents: readonly Pick<PageSection, 'id' | 'title'>[];
  /** What stands before the first section. */
  readonly intro: readonly PageBlock[];
  readonly sections: readonly PageSection[];
}
