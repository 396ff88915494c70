import { PageError } from './page-error';
import type { Condition, PageTemplate, Part, TemplateBlock, Texts } from './page-template';
import type { PageBlock, PageInline, StaticPage } from './page-tree';

/** The value of a placeholder: a text, the items of a list, or nothing. */
export type PageValue = string | readonly Texts[] | null;

export type PageValues = Readonly<Record<string, PageValue>>;

const placeholder = /\{([a-z_]+)\}/g;

/**
 * Fills a page with values. They are inserted after the Markdown was parsed, so a value is never interpreted
 * as Markdown, HTML or part of a URL. Parts whose condition fails are removed, and so are lists and sections
 * that become empty.
 * @throws PageError for an unknown placeholder
 */
export function fillPage(template: PageTemplate, values: PageValues, locale: string): StaticPage {
  const filler = new Filler(template.file, values);
  const sections = template.sections.flatMap(({ id, title, blocks }) => {
    const filled = filler.holds(title.when) ? filler.blocks(blocks) : [];
    return filled.length > 0 ? [{ id, title: filler.text(title.content), blocks: filled }] : [];
  });
  return {
    locale,
    title: filler.text(template.title),
    description: filler.text(template.description),
    contents: sections.map(({ id, title }) => ({ id, title })),
    intro: filler.blocks(template.intro),
    sections,
  };
}

class Filler {
  readonly #file: string;
  readonly #values: PageValues;

  constructor(file: string, values: PageValues) {
    this.#file = file;
    this.#values = values;
  }

  holds(when: Condition | undefined): boolean {
    if (!when) return true;
    const value = this.#value(when.name);
    return (value !== null && value.length > 0) === when.filled;
  }

  text(text: string): string {
    return text.replace(placeholder, (_, name: string) => this.#string(name));
  }

  blocks(blocks: readonly TemplateBlock[]): PageBlock[] {
    return blocks.flatMap((block) => this.#block(block) ?? []);
  }

  #block(block: TemplateBlock): PageBlock | undefined {
    switch (block.type) {
      case 'list': {
        const items = this.#kept(block.items).map((item) => this.#texts(item));
        return items.length > 0 ? { type: 'list', ordered: block.ordered, items } : undefined;
      }
      case 'table': {
        const head = block.head.map((cell) => this.#texts(cell));
        const rows = this.#kept(block.rows).map((row) => row.map((cell) => this.#texts(cell)));
        return rows.length > 0 ? { type: 'table', head, rows } : undefined;
      }
      default:
        return this.#flow(block);
    }
  }

  #flow({ type, text }: Extract<TemplateBlock, { text: unknown }>): PageBlock | undefined {
    if (!this.holds(text.when)) return undefined;
    const items = this.#list(text.content);
    if (items) return items.length > 0 ? { type: 'list', ordered: false, items } : undefined;
    const children = this.#texts(text.content);
    return children.length > 0 ? { type, children } : undefined;
  }

  #list([only, ...more]: Texts): readonly Texts[] | undefined {
    if (only?.type !== 'text' || more.length > 0) return undefined;
    const [, name] = /^\{([a-z_]+)\}$/.exec(only.text) ?? [];
    const value = name === undefined ? null : this.#value(name);
    return typeof value === 'object' && value !== null ? value : undefined;
  }

  #kept<Content>(parts: readonly Part<Content>[]): Content[] {
    return parts.filter(({ when }) => this.holds(when)).map(({ content }) => content);
  }

  #texts(texts: Texts): PageInline[] {
    return texts.flatMap((inline): PageInline[] => {
      switch (inline.type) {
        case 'text':
        case 'code': {
          const text = this.text(inline.text);
          return text === '' ? [] : [{ type: inline.type, text }];
        }
        case 'break':
          return [inline];
        case 'link': {
          const children = this.#texts(inline.children);
          const href = this.#href(inline.href);
          return href === undefined ? children : [{ type: 'link', href, children }];
        }
        default:
          return [{ type: inline.type, children: this.#texts(inline.children) }];
      }
    });
  }

  #href(address: string): string | undefined {
    let empty = false;
    const href = address.replace(placeholder, (_, name: string) => {
      const value = this.#string(name).replace(/\s/g, '');
      empty ||= value === '';
      return encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2B', '+');
    });
    return empty ? undefined : href;
  }

  #string(name: string): string {
    const value = this.#value(name);
    if (value !== null && typeof value === 'object')
      throw new PageError(this.#file, `let {${name}} stand alone in its paragraph; it is a list`);
    return value ?? '';
  }

  #value(name: string): PageValue {
    const value = this.#values[name];
    if (value === undefined || !Object.hasOwn(this.#values, name))
      throw new PageError(this.#file, `there is no value called {${name}}`);
    return value;
  }
}
