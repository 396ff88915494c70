import { withFallback } from './compiled-messages';
import type { CompiledMessages } from './compiled-messages';
import { fallbackLocale, pseudoLocale } from './locales';
import type { Locale } from './locales';

type CatalogueModule = () => Promise<{ default: unknown }>;

const catalogues: Readonly<Record<Locale, CatalogueModule>> = {
  da: () => import('../build/da.json'),
  de: () => import('../build/de.json'),
  en: () => import('../build/en.json'),
  es: () => import('../build/es.json'),
  fi: () => import('../build/fi.json'),
  fr: () => import('../build/fr.json'),
  it: () => import('../build/it.json'),
  nb: () => import('../build/nb.json'),
  nl: () => import('../build/nl.json'),
  pl: () => import('../build/pl.json'),
  sv: () => import('../build/sv.json'),
};

const loaded = new Map<string, Promise<CompiledMessages>>();

async function catalogue(locale: Locale): Promise<CompiledMessages> {
  const module = await catalogues[locale]();
  return module.default as CompiledMessages;
}

async function load(locale: Locale | typeof pseudoLocale): Promise<CompiledMessages> {
  if (locale === pseudoLocale) {
    const [{ pseudoMessages }, english] = await Promise.all([import('./pseudo-locale'), catalogue('en')]);
    return pseudoMessages(english);
  }
  if (locale === fallbackLocale) return catalogue(locale);
  const [fallback, own] = await Promise.all([catalogue(fallbackLocale), catalogue(locale)]);
  return withFallback(own, fallback);
}

/**
 * Loads a locale's precompiled messages; a message missing from its catalogue falls back to the fallback
 * locale's. Cached: later calls return the same object.
 */
export function loadMessages(locale: Locale | typeof pseudoLocale): Promise<CompiledMessages> {
  const before = loaded.get(locale);
  if (before) return before;
  const loading = load(locale);
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}
