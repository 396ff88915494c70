import { localeDescriptions, type Locale } from '@heartwood/i18n';
import { expect } from '@playwright/test';
import { textsOf } from './brands';

/** Escapes a text as in rendered HTML. */
export const printed = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Expects a rendered error page: its language, its title, and the label of the link to the first page. */
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
