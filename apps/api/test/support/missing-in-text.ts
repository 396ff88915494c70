import { SaxesParser } from 'saxes';

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The texts and links that a mail's HTML shows and its plain text leaves out. */
export function missingInText({ html, text }: { html: string; text: string }): string[] {
  const parts: string[] = [];
  const open: boolean[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const isHidden = name === 'head' || attributes['data-skip-in-text'] === 'true';
    open.push(isHidden);
    if (attributes['href'] !== undefined) parts.push(attributes['href']);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (shown) => {
    if (!open.includes(true)) parts.push(oneSpaced(shown));
  });
  parser.write(html).close();
  const plain = oneSpaced(text);
  return parts.filter((part) => !plain.includes(part));
}
