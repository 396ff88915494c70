/** Inline content of a block; plain text. */
export type ArticleInline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly ArticleInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly ArticleInline[] };

/** A paragraph or a list. */
export type ArticleProseBlock =
  | { readonly type: 'paragraph'; readonly children: readonly ArticleInline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly ArticleInline[])[];
    };

/** The blocks of a section. `items`, `head` and `rows` hold the texts of their cells. */
export type ArticleBlock =
  | ArticleProseBlock
  | { readonly type: 'heading'; readonly children: readonly ArticleInline[] }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly ArticleInline[])[];
      readonly rows: readonly (readonly (readonly ArticleInline[])[])[];
    };

/** A section of an article with its own heading, which can be linked to. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}
