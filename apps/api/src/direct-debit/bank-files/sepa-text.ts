const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '&': '+',
};

/**
 * Converts a text to the character set every SEPA bank accepts (EPC217-08): accents are dropped, and what has
 * no Latin form becomes a full stop. No leading, trailing or double slash.
 */
export function sepaText(text: string, longest: number): string {
  return [...text]
    .map((sign) => letters[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/\/{2,}/g, '/')
    .slice(0, longest)
    .replace(/^[/ ]+|[/ ]+$/g, '');
}
