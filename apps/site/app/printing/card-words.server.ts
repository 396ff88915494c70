import { createHash } from 'node:crypto';
import type { Settings } from '@heartwood/api-contract';
import { nicheOf } from '@heartwood/brands/niches';
import type { Locale } from '@heartwood/i18n';
import { createIntl, createIntlCache } from 'react-intl';
import { landingMessages } from '../screens/landing/messages';
import { MadeOnce } from './made-once.server';
import { catalogueOf } from './render-material.server';

/** The settings that a link preview's picture is drawn from. */
export type CardSettings = Pick<Settings, 'brand' | 'niche' | 'theme' | 'logo'>;

/** A headline's words, some of them stressed by colour. */
export type Headline = readonly { readonly text: string; readonly stressed: boolean }[];

/** Increment with every change of the picture's drawing. */
const design = 3;
const headlines = new MadeOnce<Headline>(500);

async function readHeadline(niche: number, locale: Locale): Promise<Headline> {
  const { messages } = await catalogueOf(locale, nicheOf(niche).overlay);
  const intl = createIntl({ locale, messages }, createIntlCache());
  const said = intl.formatMessage(landingMessages.headline, { em: (words) => `<em>${words.join('')}</em>` });
  return said
    .split(/(<em>.*?<\/em>)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replaceAll(/<\/?em>/g, ''), stressed: part.startsWith('<em>') }));
}

/** Returns the headline of a niche's first page in a language. */
export function headlineOf({ niche }: Pick<Settings, 'niche'>, locale: Locale): Promise<Headline> {
  return headlines.get(`${niche} ${locale}`, () => readHeadline(niche, locale));
}

/** Returns a hash of everything that a picture is drawn from. */
export async function cardVersion(settings: CardSettings, locale: Locale): Promise<string> {
  const { brand, niche, theme, logo } = settings;
  const headline = await headlineOf(settings, locale);
  return createHash('sha256')
    .update(JSON.stringify([design, brand, niche, theme, logo.text, locale, headline]))
    .digest('hex')
    .slice(0, 12);
}

/** Returns the alternative text of a link preview's picture. */
export async function cardWords(settings: CardSettings, locale: Locale): Promise<string> {
  const headline = await headlineOf(settings, locale);
  return `${settings.logo.text} · ${headline.map(({ text }) => text).join('')}`;
}
