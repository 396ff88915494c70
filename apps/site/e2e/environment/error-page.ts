import { localeDescriptions, type Locale } from '@heartwood/i18n';
import { expect } from '@playwright/test';
import { textsOf } from './brands';

/** A text as it stands in printed HTML. */
export const printed = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Expects an error page as it was printed: its language, its title, and the link home by its label. */
export function expectErrorPage(html: string, locale: Locale, [title, home]: [string, string]): void {
  const text = textsOf({ locale });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const link = /<a [^>]*href="\/"[^>]*>([^<]*)<\/a>/.exec(main)?.[1];
  expect({
    language: /<html [^>]*lang="([^"]*)"/.exec(html)?.[1],
    title: /<h1[^>]*>([^<]*)<\/h1>/.exec(main)?.[1],
    link,
  }).toEqual({
    language: localeDescriptions[locale].htmlLang,
    title: printed(text(title)),
    link: printed(text(home)),
  });
}
