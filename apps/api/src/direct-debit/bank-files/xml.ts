import { SaxesParser } from 'saxes';

/** A problem with a bank file, which is rejected as a whole. */
export class BankFileError extends Error {
  override name = 'BankFileError';
}

/** An element of a bank file: its local name, text and children. */
export interface XmlElement {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
}

const deepest = 40;

/**
 * Parses a bank file.
 * @throws BankFileError if it is not well-formed or has a document type, which could reference other files
 */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', text: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new BankFileError('the file is no well-formed XML');
  });
  parser.on('doctype', () => {
    throw new BankFileError('the file has a document type, which no bank sends');
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > deepest) throw new BankFileError('the file is nested too deep');
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element = { name: local, text: '', attributes: Object.fromEntries(values), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [root] = top.children;
  if (!root) throw new BankFileError('the file is empty');
  return root;
}

/** All elements at a path below an element; each step matches every child of that name. */
export function allAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The trimmed text of the first element at a path; null if missing or empty. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  return allAt(element, ...path)[0]?.text.trim() || null;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** An element's content: child elements or text. */
export type XmlContent = string | readonly Node[];
type Node = readonly [name: string, content: XmlContent, attributes?: Readonly<Record<string, string>>];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

function written([name, content, attributes = {}]: Node, indent: string): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(
    ' ',
  );
  if (typeof content === 'string') return `${indent}<${tag}>${escaped(content)}</${name}>\n`;
  const inner = content.map((node) => written(node, `${indent}  `)).join('');
  return `${indent}<${tag}>\n${inner}${indent}</${name}>\n`;
}

/** Serialises a document. */
export function writeXml(root: Node): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}
