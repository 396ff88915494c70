import penExtended from './pen-latin-ext.woff2?url&no-inline';
import pen from './pen-latin.woff2?url&no-inline';
import quoteExtended from './quote-latin-ext.woff2?url&no-inline';
import quote from './quote-latin.woff2?url&no-inline';

const hands = {
  pen: { family: 'Pen', style: 'italic', latin: pen, extended: penExtended },
  quote: { family: 'Quote', style: 'normal', latin: quote, extended: quoteExtended },
} as const;

/** Returns the rules of a handwritten face, and the file that every page in it needs. */
export function handCss(name: keyof typeof hands): { readonly css: string; readonly preload: string } {
  const { family, style, latin, extended } = hands[name];
  const rule = (url: string, range: string) =>
    `@font-face{font-family:${family};font-style:${style};font-weight:500;font-display:swap;src:url('${url}') format('woff2');unicode-range:${range}}`;
  return {
    css: rule(latin, 'U+20-FF,U+152-153,U+2013-20AC') + rule(extended, 'U+100-151,U+154-17F'),
    preload: latin,
  };
}
