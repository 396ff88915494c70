import type { PageInline } from './page-tree';

/** Shown only where the value `name` is set, or, with `filled` false, only where it is empty. */
export interface Condition {
  readonly name: string;
  readonly filled: boolean;
}

/** A text with an optional condition. */
export interface Part<Content> {
  readonly when?: Condition;
  readonly content: Content;
}

export type Texts = readonly PageInline[];

export type TemplateBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly text: Part<Texts> }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Part<Texts>[] }
  | {
      readonly type: 'table';
      readonly head: readonly Texts[];
      readonly rows: readonly Part<readonly Texts[]>[];
    };

export interface TemplateSection {
  readonly id: string;
  readonly title: Part<string>;
  readonly blocks: readonly TemplateBlock[];
}

/** A page as parsed from its file, before the brand's values are filled in. */
export interface PageTemplate {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly intro: readonly TemplateBlock[];
  readonly sections: readonly TemplateSection[];
}

const mark = /^\{([?!])([a-z_]+)\}\s*/;

/** Splits the condition `{?name}` or `{!name}` from the start of a text. */
export function conditionalText(text: string): Part<string> {
  const found = mark.exec(text);
  if (!found) return { content: text };
  return { when: { name: found[2] ?? '', filled: found[1] === '?' }, content: text.slice(found[0].length) };
}

/** Splits the condition from the start of a block's text. */
export function conditional(texts: Texts): Part<Texts> {
  const [first, ...rest] = texts;
  if (first?.type !== 'text') return { content: texts };
  const { when, content } = conditionalText(first.text);
  if (!when) return { content: texts };
  return { when, content: content === '' ? rest : [{ type: 'text', text: content }, ...rest] };
}
