import type { PageBlock, PageInline, StaticPage } from './page-tree';

/** Returns the visible text of inlines. */
export function inlineText(inlines: readonly PageInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'break') return '\n';
      return 'text' in inline ? inline.text : inlineText(inline.children);
    })
    .join('');
}

/** Returns the lines of a block: one per paragraph, item or table row. */
export function blockLines(block: PageBlock): string[] {
  switch (block.type) {
    case 'list':
      return block.items.map(inlineText);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | '));
    default:
      return [inlineText(block.children)];
  }
}

/** Returns the lines of a whole page, titles included. */
export function pageLines(page: StaticPage): string[] {
  return [
    page.title,
    page.description,
    ...page.intro.flatMap(blockLines),
    ...page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockLines)]),
  ];
}

/** Returns the URLs that a page links to. */
export function pageLinks(page: StaticPage): string[] {
  const of = (inlines: readonly PageInline[]): string[] =>
    inlines.flatMap((inline) => {
      if (inline.type === 'link') return [inline.href, ...of(inline.children)];
      return 'children' in inline ? of(inline.children) : [];
    });
  return [...page.intro, ...page.sections.flatMap(({ blocks }) => blocks)].flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(of);
    if (block.type === 'table') return [...block.head, ...block.rows.flat()].flatMap(of);
    return of(block.children);
  });
}
