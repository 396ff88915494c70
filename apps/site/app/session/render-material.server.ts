import { createHash } from 'node:crypto';
import { niches } from '@heartwood/brands/niches';
import type { NicheNumber } from '@heartwood/domain';
import { loadMessages, localeDescriptions, pickAreas } from '@heartwood/i18n';
import type { CompiledMessages, Locale } from '@heartwood/i18n';
import { fontFiles } from '@heartwood/ui';
import {
  fontPreloads,
  isThemeName,
  themeAttributes,
  themeColours,
  themeCss,
  themes,
} from '@heartwood/ui/themes';
import type { ThemeName } from '@heartwood/ui/themes';
import { createIntl, createIntlCache } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { urls } from '../urls';
import type { Settings } from '@heartwood/api-contract';
import type { RenderMaterial } from './render-material';
import { everyPageAreas } from './texts';
import type { CarriedTexts } from './texts';
import type { Visit } from './visit.server';

interface Catalogue {
  readonly messages: CompiledMessages;
  /** The whole catalogue as JSON, at `href`. */
  readonly json: string;
  readonly version: string;
}

const catalogues = new Map<Locale, Promise<Catalogue>>();
const intls = new Map<string, IntlShape>();
const carried = new Map<string, string>();
const printedThemes = new Map<string, PrintedTheme>();
const mostPrintedThemes = 500;

/** A locale's catalogue as it is served to browsers. */
export function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = catalogues.get(locale);
  if (known) return known;
  const making = loadMessages(locale).then((messages) => {
    const json = JSON.stringify(messages);
    return { messages, json, version: createHash('sha256').update(json).digest('hex').slice(0, 12) };
  });
  catalogues.set(locale, making);
  making.catch(() => catalogues.delete(locale));
  return making;
}

function intlOf(tag: string, messages: CompiledMessages): IntlShape {
  const known = intls.get(tag);
  if (known) return known;
  const intl = createIntl({ locale: tag, messages }, createIntlCache());
  intls.set(tag, intl);
  return intl;
}

function carriedTexts(
  locale: Locale,
  format: string,
  catalogue: Catalogue,
  areas: readonly string[],
): string {
  const key = `${format} ${locale} ${areas.join(' ')}`;
  const known = carried.get(key);
  if (known) return known;
  const texts: CarriedTexts = {
    format,
    catalogue: urls.messages(locale, catalogue.version),
    areas,
    messages: pickAreas(catalogue.messages, areas),
  };
  const json = JSON.stringify(texts).replaceAll('<', String.raw`\u003c`);
  carried.set(key, json);
  return json;
}

type PrintedTheme = Pick<RenderMaterial, 'themeCss' | 'themeAttributes' | 'themeColours' | 'fonts'>;

/** The theme that the settings name; the niche's where no theme of ours is meant. */
function themeNameOf({ theme, niche }: Pick<Settings, 'theme' | 'niche'>): ThemeName {
  return isThemeName(theme.id) ? theme.id : niches[niche as NicheNumber].theme;
}

function printTheme(settings: Pick<Settings, 'theme' | 'niche'> | undefined): PrintedTheme {
  const key = settings ? JSON.stringify([settings.theme, settings.niche]) : '';
  const known = printedThemes.get(key);
  if (known) return known;
  const theme = themes[settings ? themeNameOf(settings) : 'wireframe'];
  const overrides = settings?.theme.seeds ?? {};
  const printed: PrintedTheme = {
    themeCss: themeCss({ theme, overrides, fonts: fontFiles }),
    themeAttributes: themeAttributes(theme),
    themeColours: themeColours(theme, overrides),
    fonts: fontPreloads(theme, fontFiles),
  };
  if (printedThemes.size >= mostPrintedThemes) printedThemes.clear();
  printedThemes.set(key, printed);
  return printed;
}

/** Gathers what a visit's document is printed with; works without the API's answer too, for the error page. */
export async function renderMaterial(visit: Visit): Promise<RenderMaterial> {
  const [locale, format, settings] = await Promise.all([
    visit.locale(),
    visit.formatLocale(),
    visit.settings().catch(() => undefined),
  ]);
  const catalogue = await catalogueOf(locale);
  const areas = [...new Set([...everyPageAreas, ...(visit.handle?.messages ?? [])])].sort();
  return {
    nonce: visit.nonce,
    texts: { intl: intlOf(format, catalogue.messages), has: () => true, load: () => Promise.resolve() },
    carriedTexts: carriedTexts(locale, format, catalogue, areas),
    language: localeDescriptions[locale].htmlLang,
    ...printTheme(settings),
  };
}
