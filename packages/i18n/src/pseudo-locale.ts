import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from './compiled-messages';

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Î',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** Accents a text and lengthens it by 40 % of its letters; it stays readable. */
export function pseudoText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const added = '~'.repeat(Math.ceil(letters * 0.4));
  const trailing = /\s*$/.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - trailing.length);
  return body.replace(/\p{L}/gu, (letter) => accented[letter] ?? letter) + added + trailing;
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(
    ([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

/** Returns the English catalogue with every text accented and lengthened; placeholders and tags are kept. */
export function pseudoMessages(english: CompiledMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(english).map(([id, elements]) => [id, elements.map(pseudoElement)]),
  );
}
