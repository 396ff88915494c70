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
 * A text in the letters that every bank of SEPA takes (EPC217-08): accents go, what has no Latin form becomes a full
 * stop. No slash at an end, and none twice.
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
