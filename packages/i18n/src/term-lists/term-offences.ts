import type { Locale } from '../locales';
import { commonRules } from './common-rules';
import { danish } from './da';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { finnish } from './fi';
import { french } from './fr';
import { italian } from './it';
import { norwegian } from './nb';
import { dutch } from './nl';
import { polish } from './pl';
import { swedish } from './sv';
import type { TermList } from './term-list';

/** A text as a reader sees it, each value as `{name}`, with the id of its message or the name of its page. */
export type LocaleText = readonly [id: string, text: string];

/** How each locale's texts are worded. */
export const termLists: Readonly<Record<Locale, TermList>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  sv: swedish,
};

/** Lists what a locale's rules of words and typography find in texts, as `id: found → instead`. For tests. */
export function termOffences(locale: Locale, texts: readonly LocaleText[]): string[] {
  const list = termLists[locale];
  const found = [...commonRules(list), ...list.rules].flatMap(({ pattern, instead }) =>
    texts.flatMap(([id, text]) =>
      [...text.matchAll(pattern)].map(([match]) => `${id}: ${match} → ${instead}`),
    ),
  );
  return [...new Set(found)];
}
