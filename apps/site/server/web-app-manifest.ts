import type { Settings } from '@heartwood/api-contract';
import { nicheOf } from '@heartwood/brands/niches';
import { photoTypes } from '@heartwood/domain';
import { localeDescriptions, localeQueryName, navigationMessages, resolveLocale } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { themeColours } from '@heartwood/ui/themes';
import { createIntl, createIntlCache } from 'react-intl';
import { shortName } from '../app/document/short-name';
import { sharedPhotosAddress, sharedPhotosField } from '../app/offline/shared-photos';
import { catalogueOf } from '../app/printing/render-material.server';
import { themeSeedsOf } from '../app/visit/theme-seeds.server';
import { urls } from '../app/urls';
import { iconSource, iconVersion } from './app-icons';
import type { AppIcon } from './app-icons';
import { dataPolicy } from './security-headers';

/**
 * Returns the requested language of a manifest, by default the brand's own; none for one that it doesn't
 * have.
 */
function askedLocale(query: URLSearchParams, settings: Settings): Locale | undefined {
  const { domain_language, default_locale, locales } = settings;
  const asked = query.get(localeQueryName);
  if (asked !== null) return locales.find((locale) => locale === asked);
  return resolveLocale({
    domainLanguage: domain_language,
    brandDefault: default_locale,
    brandLocales: locales,
  });
}

/** Returns the web app manifest of a brand in a language. */
export async function webAppManifest(settings: Settings, locale: Locale, mark: string) {
  const { messages } = await catalogueOf(locale, nicheOf(settings.niche).overlay);
  const intl = createIntl({ locale, messages }, createIntlCache());
  const theme = themeSeedsOf(settings);
  const source = iconSource(settings, mark);
  const version = iconVersion(source);
  const icon = (name: AppIcon, purpose: 'any' | 'maskable' = 'any') => {
    const pixels = /\d+$/.exec(name)?.[0];
    return { src: urls.appIcon(name, version), sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
  };
  return {
    id: '/',
    name: settings.name,
    short_name: shortName(settings),
    description: (settings.texts_by_locale?.[locale] ?? settings).description,
    lang: localeDescriptions[locale].htmlLang,
    dir: 'ltr',
    start_url: urls.path('members'),
    scope: '/',
    display: 'standalone',
    theme_color: themeColours(theme)[theme.defaultScheme],
    background_color: source.colours.primary,
    icons: [
      icon('any-192'),
      icon('any-512'),
      icon('maskable-192', 'maskable'),
      icon('maskable-512', 'maskable'),
    ],
    shortcuts: [
      {
        name: intl.formatMessage(navigationMessages.messages),
        url: urls.path('chats'),
        icons: [icon('messages-96')],
      },
      {
        name: intl.formatMessage(navigationMessages.likes),
        url: urls.path('likes'),
        icons: [icon('likes-96')],
      },
    ],
    share_target: {
      action: sharedPhotosAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: sharedPhotosField, accept: [...photoTypes] }] },
    },
  };
}

/** Serves a brand's manifest in the query's language; `undefined` for a language that it doesn't have. */
export async function answerWebAppManifest(
  query: URLSearchParams,
  settings: Settings,
  mark: string,
): Promise<Response | undefined> {
  const locale = askedLocale(query, settings);
  if (!locale) return undefined;
  return new Response(JSON.stringify(await webAppManifest(settings, locale, mark)), {
    headers: {
      'content-type': 'application/manifest+json',
      'content-language': locale,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': dataPolicy,
    },
  });
}
