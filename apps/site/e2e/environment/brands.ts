import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { root } from './processes';

const port = () => process.env.E2E_PORT ?? '3000';

/** A brand in browser tests. */
export interface VisitedBrand {
  id: 'amberlane' | 'fleurisel' | 'nordkobalt' | 'rondavita' | 'samtlicht' | 'seravigna' | 'zilverlinde';
  /** The locale of the test's texts, and the browser's language. */
  locale: Locale;
  country: string;
  /** Whether the brand lets visitors search. */
  visitorsSearch: boolean;
}

export const amberlane: VisitedBrand = { id: 'amberlane', locale: 'en', country: 'GB', visitorsSearch: true };
export const samtlicht: VisitedBrand = {
  id: 'samtlicht',
  locale: 'de',
  country: 'DE',
  visitorsSearch: false,
};

export const nordkobalt: VisitedBrand = {
  id: 'nordkobalt',
  locale: 'en',
  country: 'GB',
  visitorsSearch: true,
};

/** Every demo brand in its own language, one per niche and theme. */
export const everyBrand: readonly VisitedBrand[] = [
  amberlane,
  { id: 'fleurisel', locale: 'fr', country: 'FR', visitorsSearch: true },
  samtlicht,
  { id: 'rondavita', locale: 'es', country: 'ES', visitorsSearch: true },
  { id: 'zilverlinde', locale: 'nl', country: 'NL', visitorsSearch: true },
  { id: 'seravigna', locale: 'it', country: 'IT', visitorsSearch: true },
  { id: 'nordkobalt', locale: 'sv', country: 'SE', visitorsSearch: true },
];

/** The demo brands of complete flows, each in its own language: a light-first and a dark-first theme. */
export const visitedBrands: readonly VisitedBrand[] = [amberlane, samtlicht];

/** Returns the origin of a brand's site, on the port of a test's own site if given. */
export const originOf = ({ id }: Pick<VisitedBrand, 'id'>, ownPort = port()): string =>
  `http://${id}.localhost:${ownPort}`;

/** Returns the origin of the demo's mailbox and checkout. */
export const sandboxOrigin = (): string => `http://localhost:${process.env.E2E_SANDBOX_PORT ?? '3002'}`;

export type Texts = (id: string, values?: Record<string, string | number>) => string;

/** Returns the texts of a locale, to find elements by their names; throws for an unknown id. */
export function textsOf({ locale }: { locale: Locale }): Texts {
  const file = join(root, 'packages/i18n/src/catalogues', `${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (id, values = {}) => intl.formatMessage({ id }, values);
}
