/** The words of a text as a union. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** The words of a text, typed as such. */
export function words<const Text extends string>(text: Text): Words<Text>[] {
  return text.split(' ') as Words<Text>[];
}

/** Whether a word is among those of a text. */
export function isAmong(text: string, word: string): boolean {
  return text.split(' ').includes(word);
}
