/** Words whose lengths are compared. */
const comparedWords = 10;

function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style|noscript|svg|option)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, ' ');
}

/** Returns the length of the longest words, between the places where they may be broken. */
function wordLength(text: string): number {
  const words = [...new Set(text.match(/\p{L}+/gu))].map(({ length }) => length);
  return words
    .sort((one, other) => other - one)
    .slice(0, comparedWords)
    .reduce((sum, length) => sum + length, 0);
}

const lengthBy = { text: (text: string) => text.length, words: wordLength };

/** Returns the position of the document with the longest visible text or the longest words. */
export function longestDocument(documents: readonly string[], by: keyof typeof lengthBy): number {
  const lengths = documents.map((html) => lengthBy[by](visibleText(html)));
  return lengths.indexOf(Math.max(...lengths));
}
