/** The words of a text as a union type. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** Splits a text into its words, typed as such. */
export function words<const Text extends string>(text: Text): Words<Text>[] {
  return text.split(' ') as Words<Text>[];
}

/** Whether a word is one of a text's words. */
export function isAmong(text: string, word: string): boolean {
  return text.split(' ').includes(word);
}
