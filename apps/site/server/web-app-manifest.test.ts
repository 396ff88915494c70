import { buildSettings } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { iconSource, iconVersion } from './app-icons';
import { answerWebAppManifest, webAppManifest } from './web-app-manifest';

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>';
const settings = buildSettings({
  name: 'Fernside Dating',
  logo: { text: 'Fernside' },
  niche: 1,
  theme: { id: 'ember', seeds: { primary: '#0055aa', card: '#fefefe' } },
  domain_language: 'de-AT',
  locales: ['de', 'en'],
  description: 'Slow evenings.',
  texts_by_locale: { de: { index_title: 'Farn', description: 'Lange Abende.' } },
});

const ask = (query: string) => answerWebAppManifest(new URLSearchParams(query), settings, mark);

test('the manifest has all fields needed to install the app', async () => {
  const version = iconVersion(iconSource(settings, mark));
  const icon = (name: string, pixels: number, purpose: string) => ({
    src: `/icons/${name}.png?v=${version}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  expect(await webAppManifest(settings, 'de', mark)).toEqual({
    id: '/',
    name: 'Fernside Dating',
    short_name: 'Fernside',
    description: 'Lange Abende.',
    lang: 'de',
    dir: 'ltr',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    theme_color: '#fefefe',
    background_color: '#0055aa',
    icons: [
      icon('any-192', 192, 'any'),
      icon('any-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Nachrichten', url: '/chats', icons: [icon('messages-96', 96, 'any')] },
      { name: 'Likes', url: '/likes', icons: [icon('likes-96', 96, 'any')] },
    ],
    share_target: {
      action: '/profile/shared-photo',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] }],
      },
    },
  });
});

test("the short name is the brand's name unless the logo is shorter", async () => {
  const manifest = await webAppManifest(
    { ...settings, name: 'Fernside', logo: { text: 'fernside' } },
    'en',
    mark,
  );
  expect([manifest.name, manifest.short_name]).toEqual(['Fernside', 'Fernside']);
});

test('the manifest is in the language of the query or the brand, and cached for an hour', async () => {
  const answers = await Promise.all(['lang=en', 'lang=de', ''].map(ask));
  expect(await Promise.all(answers.map(async (answer) => answer?.json()))).toEqual([
    await webAppManifest(settings, 'en', mark),
    await webAppManifest(settings, 'de', mark),
    await webAppManifest(settings, 'de', mark),
  ]);
  expect(Object.fromEntries(answers[0]?.headers ?? [])).toEqual({
    'content-type': 'application/manifest+json',
    'content-language': 'en',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

test.each(['lang=fi', 'lang=xx', 'lang=', 'lang=EN', 'lang=__proto__', 'lang=%00'])(
  'returns no manifest for a language that the brand lacks: %s',
  async (query) => {
    expect(await ask(query)).toBeUndefined();
  },
);
