import { createHash } from 'node:crypto';
import { asksForTerms } from '@heartwood/domain';
import { nicheOf } from '@heartwood/brands/niches';
import { loadMessages, localeDescriptions, pickAreas, withOverlay } from '@heartwood/i18n';
import type { CompiledMessages, Locale, OverlayName } from '@heartwood/i18n';
import { fontFiles } from '@heartwood/ui';
import { fictionalIconCss } from '@heartwood/ui/fictional-icon-css';
import { fontPreloads, themeAttributes, themeColours, themeCss, themes } from '@heartwood/ui/themes';
import { LRUCache } from 'lru-cache';
import { createIntl, createIntlCache } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { createElement } from 'react';
import { consentDue } from '../consent/consent.server';
import { ConsentPart } from '../consent/consent-part.server';
import type { ConsentPartProps } from '../consent/consent-part.server';
import { enteredBefore, entryDue } from '../entry-warning/entry-due';
import { EntryPart } from '../entry-warning/entry-part.server';
import type { EntryPartProps } from '../entry-warning/entry-part.server';
import { themeSeedsOf } from '../visit/theme-seeds.server';
import { closedNoticesCookie } from '../notices/closed-notices';
import { noticeOfPage } from '../notices/notice-of-page';
import { asksForPush } from '../member/live/push-ask';
import { menuLanguages } from '../visit/menu-languages';
import { TermsPart } from '../screens/terms/terms-part.server';
import type { TermsPartProps } from '../screens/terms/terms-part.server';
import { brandWords } from '../document/brand-words';
import { brandLogo } from './brand-logo.server';
import { MadeOnce } from './made-once.server';
import { urls } from '../urls';
import type { Settings } from '@heartwood/api-contract';
import { memberOf } from '../member/member';
import type { RenderMaterial } from '../document/render-material';
import { everyPageAreas } from '../document/texts';
import type { CarriedTexts } from '../document/texts';
import type { Visit } from '../visit/visit.server';

interface Catalogue {
  readonly messages: CompiledMessages;
  /** The complete catalogue as JSON, served at `href`. */
  readonly json: string;
  readonly version: string;
}

const catalogues = new MadeOnce<Catalogue>(500);
const intls = new LRUCache<string, IntlShape>({ max: 500 });
const carried = new LRUCache<string, string>({ max: 500 });
const printedThemes = new LRUCache<string, PrintedTheme>({ max: 500 });

interface Texts {
  readonly messages: CompiledMessages;
  /** The brand's own wording. */
  readonly words: CompiledMessages;
}

/** Returns a catalogue's name in its address: the locale, and the niche's overlay. */
function catalogueName(locale: Locale, overlay: OverlayName | null): string {
  return overlay === null ? locale : `${locale}-${overlay}`;
}

/** Returns a locale's catalogue with a niche's overlay as served to browsers. */
export function catalogueOf(locale: Locale, overlay: OverlayName | null): Promise<Catalogue> {
  return catalogues.get(catalogueName(locale, overlay), async () => {
    const messages = withOverlay(await loadMessages(locale), overlay);
    const json = JSON.stringify(messages);
    return { messages, json, version: createHash('sha256').update(json).digest('hex').slice(0, 12) };
  });
}

function intlOf(tag: string, overlay: OverlayName | null, own: Texts): IntlShape {
  const key = `${tag} ${overlay ?? ''} ${JSON.stringify(own.words)}`;
  const known = intls.get(key);
  if (known) return known;
  const messages = { ...own.messages, ...own.words };
  const intl = createIntl({ locale: tag, messages }, createIntlCache());
  intls.set(key, intl);
  return intl;
}

function carriedTexts(
  name: string,
  format: string,
  catalogue: Catalogue & Texts,
  areas: readonly string[],
): string {
  const { words } = catalogue;
  const key = `${format} ${name} ${areas.join(' ')} ${JSON.stringify(words)}`;
  const known = carried.get(key);
  if (known) return known;
  const texts: CarriedTexts = {
    format,
    catalogue: urls.messages(name, catalogue.version),
    areas,
    messages: pickAreas(catalogue.messages, areas),
    words,
  };
  const json = JSON.stringify(texts).replaceAll('<', String.raw`\u003c`);
  carried.set(key, json);
  return json;
}

type PrintedTheme = Pick<RenderMaterial, 'themeCss' | 'themeAttributes' | 'themeColours' | 'fonts'>;

/** A document's material with a hash of all of it but the nonce. */
export type KnownMaterial = RenderMaterial & { readonly key: string };

function printTheme(
  key: string,
  settings: Pick<Settings, 'theme' | 'niche' | 'fictional_icon'> | undefined,
  report: (error: unknown) => void,
): PrintedTheme {
  const known = printedThemes.get(key);
  if (known) return known;
  const theme = settings ? themeSeedsOf(settings, report) : themes.wireframe;
  const printed: PrintedTheme = {
    themeCss: themeCss({ theme, fonts: fontFiles }) + fictionalIconCss(settings?.fictional_icon ?? null),
    themeAttributes: themeAttributes(theme),
    themeColours: themeColours(theme),
    fonts: fontPreloads(theme, fontFiles),
  };
  printedThemes.set(key, printed);
  return printed;
}

/** Returns the material of the age warning; nothing for those who never see it, such as members. */
async function entryOf(visit: Visit, brand: Settings, locale: Locale): Promise<EntryPartProps | null> {
  const user = await visit.user().catch(() => null);
  const visitor = {
    brand,
    loggedIn: user !== null,
    entered: enteredBefore(visit.cookie),
    installedApp: false,
    query: new URL(visit.address, visit.ownOrigin).searchParams,
  };
  if (!entryDue({ ...visitor, route: 'index' })) return null;
  return {
    logo: brandLogo(brand),
    minAge: brand.min_age,
    due: visit.route !== undefined && entryDue({ ...visitor, route: visit.route }),
    withoutScript: { form: visit.address },
    language: { locale, offered: menuLanguages(brand) },
  };
}

/**
 * Returns the material of the question about third-party scripts; nothing if it isn't asked and nothing is
 * loaded.
 */
function consentOf(visit: Visit, brand: Settings, locale: Locale): ConsentPartProps | null {
  const due = consentDue(visit, brand);
  return due && { locale, tags: due.tags, address: visit.address, hidden: due.answer === 'accept' };
}

/**
 * Returns the material that asks a member without script to accept newer terms; nothing if the dialog
 * wouldn't ask either.
 */
async function termsOf({ user, route, address }: Visit): Promise<TermsPartProps | null> {
  const version = (await user().catch(() => null))?.terms_due;
  return version && route && asksForTerms(route) ? { version, address } : null;
}

/** Whether a notice is shown above the page, so that the document includes its texts. */
async function isNoticed(visit: Visit, brand: Settings): Promise<boolean> {
  const user = await visit.user().catch(() => null);
  if (!user || visit.route === undefined) return false;
  const browser = {
    closedNotices: closedNoticesCookie(visit.cookie),
    asksForPush: brand.push_public_key !== null && asksForPush(visit.cookie),
    newerBuild: false,
    smartphone: false,
  };
  return noticeOfPage(memberOf(user), { id: visit.route, address: visit.address }, browser) !== null;
}

/** Collects the material of a visit's document; works without the API's answer too, for the error page. */
export async function renderMaterial(visit: Visit): Promise<KnownMaterial> {
  const [locale, format, settings] = await Promise.all([
    visit.locale(),
    visit.formatLocale(),
    visit.settings().catch(() => undefined),
  ]);
  const entry = settings ? await entryOf(visit, settings, locale) : null;
  const consent = settings ? consentOf(visit, settings, locale) : null;
  const terms = await termsOf(visit);
  const overlay = settings ? nicheOf(settings.niche).overlay : null;
  const words = brandWords(settings);
  const catalogue = { ...(await catalogueOf(locale, overlay)), words };
  const noticed = settings !== undefined && (await isNoticed(visit, settings));
  const own = [...(visit.handle?.messages ?? []), ...(noticed ? ['notices'] : [])];
  const areas = [...new Set([...everyPageAreas, ...own])].sort();
  const themeKey = settings ? JSON.stringify([settings.theme, settings.niche, settings.fictional_icon]) : '';
  return {
    key: JSON.stringify([locale, format, catalogue.version, words, areas, themeKey, entry, consent, terms]),
    nonce: visit.nonce,
    texts: {
      intl: intlOf(format, overlay, catalogue),
      has: () => true,
      load: () => Promise.resolve(),
    },
    carriedTexts: carriedTexts(catalogueName(locale, overlay), format, catalogue, areas),
    language: localeDescriptions[locale].htmlLang,
    ...printTheme(themeKey, settings, (error) => visit.report(error)),
    entry: entry && { content: createElement(EntryPart, entry) },
    consent: consent && { content: createElement(ConsentPart, consent) },
    pageCss: '',
    parts: [],
    terms: terms && { content: createElement(TermsPart, terms) },
  };
}
