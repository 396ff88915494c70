import { localeDescriptions, locales } from '@heartwood/i18n';
import type { EmojiChoice } from '@heartwood/ui';

type Names = Readonly<Record<string, readonly string[]>>;

const files = import.meta.glob<Names>('./emoji-names/*.json', { import: 'default' });

/** Returns the language in which emoji are searched, from the page's language tag. */
export function emojiLanguage(tag: string): string {
  const locale = locales.find((known) => tag.split('-')[0] === known);
  return localeDescriptions[locale ?? 'en'].gif;
}

/** Loads the emoji with their names and keywords in a language. */
export async function loadEmoji(language: string): Promise<readonly EmojiChoice[]> {
  const load = files[`./emoji-names/${language}.json`];
  if (!load) throw new Error(`no emoji are named in ${language}`);
  return Object.entries(await load()).map(([emoji, [name = emoji, words = '']]) => ({ emoji, name, words }));
}
