import type { TermList, TermRule } from './term-list';

const allQuotes = '“”„«»‘‚‹›';
const apostrophe = '’';

/** Matches other languages' quotation marks, and a mark without its partner. */
function wrongQuotes(quotes: string): RegExp {
  const [open = '', close = ''] = quotes.split('…');
  const foreign = [...allQuotes].filter((mark) => !quotes.includes(mark)).join('');
  const rest = `[^${open}${close}]*`;
  const unclosed = `${open}(?!${rest}${close})`;
  const unopened = `(?<!${open}${rest})${close}`;
  const odd = `(?<=^(?:${rest}${open}${rest}${open})*${rest})${open}(?!${rest}${open})`;
  const unpaired = close === apostrophe ? [unclosed] : open === close ? [odd] : [unclosed, unopened];
  return new RegExp([`[${foreign}]`, ...unpaired].join('|'), 'gu');
}

/** The rules of typography that hold in every language. */
export function commonRules({ quotes, noBreakSpaces }: TermList): TermRule[] {
  return [
    ...(noBreakSpaces ? [] : [{ pattern: /[\u00a0\u202f](?!…)/g, instead: 'a plain space' }]),
    { pattern: / {2,}/g, instead: 'one space' },
    // Members write a smiley, " :)".
    { pattern: / (?!:\))[,.;:!?)](?![\p{L}\p{N}])/gu, instead: 'no plain space before it' },
    { pattern: /\.{3}/g, instead: '…' },
    { pattern: /['"]/g, instead: `${apostrophe} and ${quotes}` },
    { pattern: wrongQuotes(quotes), instead: quotes },
  ];
}
