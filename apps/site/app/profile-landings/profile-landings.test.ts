import { gzipSync } from 'node:zlib';
import { buildPhoto } from '@heartwood/api-contract/builders';
import { locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { ThemeName } from '@heartwood/ui/themes';
import { describe, expect, it } from 'vitest';
import { everyTheme, fontBytes, mostStyle } from '../poster-page/font-bytes';
import { firstSentence } from './landing-person';
import type { LandingPerson } from './landing-person';
import { printProfileLanding } from './print-profile-landing.server';
import type { ProfileLandingSettings } from './print-profile-landing.server';
import { profileLandings } from './profile-landings';

const person: LandingPerson = {
  id: '7',
  name: '<Mara>',
  age: 41,
  place: 'Utrecht',
  image: null,
  interests: ['wine', 'music', 'bondage'],
  sentence: 'I make a dangerous carbonara.',
  fictional: false,
  demo: false,
};
const settings: ProfileLandingSettings = {
  brand: 'hearth',
  name: 'Hearth',
  logo: { text: 'hearth' },
  locales: ['en'],
  niche: 1,
  theme: { id: 'ember', seeds: {} },
  min_age: 18,
  us_footer: false,
  cdn_prefix: '',
  message_length: 2000,
  fictional_icon: null,
  fictional_warning: null,
  fictional_singular: null,
};

async function printed(
  name: keyof typeof profileLandings,
  changed: Partial<LandingPerson> = {},
  locale: Locale = 'en',
  theme: ThemeName = 'ember',
) {
  return printProfileLanding(profileLandings[name], {
    settings: { ...settings, theme: { id: theme, seeds: {} } },
    locale,
    person: { ...person, ...changed },
    action: '/signup?profile=7',
  });
}

const names = Object.keys(profileLandings) as (keyof typeof profileLandings)[];

describe.each(names)('the page %s', (name) => {
  it('renders in every locale with one signup form, one h1 and no script, within the size limits', async () => {
    for (const locale of locales) {
      const { html, css } = await printed(name, {}, locale);
      expect(html.match(/<form[^>]*>/g)).toEqual(['<form method="post" action="/signup?profile=7">']);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|profile_landing\.|undefined|\[object| style="| on[a-z]+="|<Mara>/);
      expect(gzipSync(html).length, `page, ${locale}`).toBeLessThanOrEqual(8_000);
      expect(gzipSync(css).length, `styles, ${locale}`).toBeLessThanOrEqual(4_000);
    }
  });

  it('keeps CSS and fonts within the size limit in every theme', async () => {
    for (const theme of everyTheme) {
      const { html, css } = await printed(name, {}, 'de', theme);
      expect(gzipSync(css).length + fontBytes(html), theme).toBeLessThanOrEqual(mostStyle);
    }
  });

  it('marks a fictional profile with the brand’s icon', async () => {
    const { html } = await printProfileLanding(profileLandings[name], {
      settings: { ...settings, fictional_icon: 'robot' },
      locale: 'en',
      person: { ...person, fictional: true },
      action: '/signup?profile=7',
    });
    expect(html.match(/lucide-(bot|drama|sparkles)/g)).toEqual(['lucide-bot']);
  });

  it('marks fictional and demo profiles, and states the consent of all others', async () => {
    const shown = async (changed: Partial<LandingPerson>) => {
      const { html } = await printed(name, changed, 'en');
      return ['class="mark"', 'Fictional profile', 'Demo profile', 'agreed to be shown'].map((part) =>
        html.includes(part),
      );
    };
    expect(await shown({})).toEqual([false, false, false, true]);
    expect(await shown({ fictional: true })).toEqual([true, true, false, false]);
    expect(await shown({ demo: true })).toEqual([true, false, true, false]);
  });

  it('renders with or without a photo, and never shows an intimate interest', async () => {
    const photo = buildPhoto();
    const [without, withPhoto] = [await printed(name), await printed(name, { image: photo })];
    expect([without.html.includes('<img'), withPhoto.html.includes(`src="${photo.thumb_filename}"`)]).toEqual(
      [false, true],
    );
    expect(withPhoto.html).not.toMatch(/bondage/i);
  });
});

describe('firstSentence', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['I cook. I dance.', 'I cook.'],
    ['No full stop here', 'No full stop here'],
    ['One line\nand another.', 'One line'],
    ['Really?! Yes.', 'Really?!'],
    [`${'word '.repeat(30)}end.`, `${'word '.repeat(19).trim()}…`],
    ['x'.repeat(200), `${'x'.repeat(96)}…`],
    [`${'x'.repeat(95)}😀😀`, `${'x'.repeat(95)}…`],
  ])('turns %j into %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
