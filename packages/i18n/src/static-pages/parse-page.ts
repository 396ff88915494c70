import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { parse } from 'yaml';
import { PageError } from './page-error';
import { conditional, conditionalText } from './page-template';
import type { PageTemplate, TemplateBlock, TemplateSection } from './page-template';
import { parseInlines } from './parse-inlines';

/**
 * Parses a page's Markdown: front matter (`title`, `description`), an introduction, and sections that start
 * with `## Title {#id}`. Paragraphs, `###` headings, lists, tables, links, bold, italic and code are allowed;
 * HTML, images and everything else are rejected. `packages/i18n/pages/README.md` describes the format.
 * @throws PageError that names `file`
 */
export function parsePage(source: string, file: string): PageTemplate {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new PageError(file, 'begin with front matter: a line ---, title, description, a line ---');
  const intro: TemplateBlock[] = [];
  const sections: TemplateSection[] = [];
  let blocks = intro;
  for (const token of lexer(body)) {
    if (isHeading(token) && token.depth === 2) {
      blocks = [];
      sections.push({ ...sectionTitle(token.text, file), blocks });
    } else if (token.type !== 'space' && token.type !== 'def') blocks.push(parseBlock(token, file));
  }
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new PageError(file, `the id {#${twice}} is given twice; change one`);
  return { file, ...frontMatter(head, file), intro, sections };
}

function frontMatter(head: string, file: string): { title: string; description: string } {
  const given = parse(head) as unknown;
  const text = (key: string) => {
    const value = (given as Record<string, unknown> | null)?.[key];
    if (typeof value !== 'string' || value.trim() === '')
      throw new PageError(file, `write ${key}: and a text into the front matter`);
    return value;
  };
  return { title: text('title'), description: text('description') };
}

function sectionTitle(text: string, file: string): Pick<TemplateSection, 'id' | 'title'> {
  const [, title, id] = /^(.+?)\s*\{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? [];
  if (!title || !id)
    throw new PageError(file, `end the heading "${text}" with an id in small letters, such as {#contact}`);
  return { id, title: conditionalText(title) };
}

function parseBlock(token: Token, file: string): TemplateBlock {
  if (token.type === 'paragraph')
    return { type: 'paragraph', text: conditional(parseInlines(token.tokens, file)) };
  if (isHeading(token) && token.depth === 3)
    return { type: 'heading', text: conditional(parseInlines(token.tokens, file)) };
  if (isList(token)) {
    const items = token.items.map((item) => {
      const [only, ...more] = item.tokens;
      if (item.task || more.length > 0 || (only?.type !== 'text' && only?.type !== 'paragraph'))
        throw new PageError(file, `keep a list item to one paragraph: "${item.text}"`);
      return conditional(parseInlines('tokens' in only ? only.tokens : [], file));
    });
    return { type: 'list', ordered: token.ordered, items };
  }
  if (isTable(token)) {
    const rows = token.rows.map((row) => {
      const [first, ...rest] = row.map((cell) => parseInlines(cell.tokens, file));
      const { when, content } = conditional(first ?? []);
      return { ...(when && { when }), content: [content, ...rest] };
    });
    return { type: 'table', head: token.header.map((cell) => parseInlines(cell.tokens, file)), rows };
  }
  throw new PageError(file, `write plain Markdown instead of "${token.raw.trim()}" (${token.type})`);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}
