import type { Token } from 'marked';
import { PageError } from './page-error';
import type { PageInline } from './page-tree';

const safeHref = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Converts Markdown's inline tokens into texts; rejects unsupported ones by name. */
export function parseInlines(tokens: readonly Token[] | undefined, file: string): PageInline[] {
  return joined((tokens ?? []).map((token) => parseInline(token, file)));
}

function parseInline(token: Token, file: string): PageInline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { type: 'text', text: (token.text as string).replaceAll('\n', ' ') };
    case 'codespan':
      return { type: 'code', text: token.text as string };
    case 'br':
      return { type: 'break' };
    case 'strong':
      return { type: 'strong', children: parseInlines(token.tokens, file) };
    case 'em':
      return { type: 'emphasis', children: parseInlines(token.tokens, file) };
    case 'link': {
      const href = token.href as string;
      if (!safeHref.test(href))
        throw new PageError(file, `link to a path of the site, to https, mailto or tel, not to "${href}"`);
      return { type: 'link', href, children: parseInlines(token.tokens, file) };
    }
    default:
      throw new PageError(file, `write plain Markdown instead of "${token.raw.trim()}" (${token.type})`);
  }
}

function joined(inlines: readonly PageInline[]): PageInline[] {
  const result: PageInline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.type === 'text' && last?.type === 'text')
      result[result.length - 1] = { type: 'text', text: last.text + inline.text };
    else result.push(inline);
  }
  return result;
}
