import { buildSettings } from '@heartwood/api-contract/builders';
import { describe, expect, it } from 'vitest';
import { landers } from '../app/landers/landers';
import { Places } from '../app/visit/places';
import { createLanders, landerLocale } from './landers';

const brand = {
  niche: 6,
  locales: ['de', 'en', 'nl'],
  domain_language: 'de',
  default_locale: 'en',
} as Parameters<typeof landerLocale>[1];

describe('landerLocale', () => {
  it.each([
    ['milf-eng', 'en'],
    ['milf-nl', 'nl'],
    [undefined, 'de'],
    ['milf-fr', null],
    ['milf-en', null],
    ['eng', null],
    ['gilf-eng', null],
    ['', null],
  ])('for the slug %s is %s', (slug, locale) => {
    expect(landerLocale(slug, brand)).toBe(locale);
  });
});

it('loads the interests of the brand only for the lander that asks for them', async () => {
  const answer = createLanders();
  const asking: string[] = [];
  for (const name of Object.keys(landers)) {
    const page = await answer(`/landers/${name}`, {
      origin: 'https://hearth.example',
      settings: async () => buildSettings(),
      interests: async () => {
        asking.push(name);
        return ['wine'];
      },
      places: async () => new Places([]),
    });
    expect(page?.status).toBe(200);
  }
  expect(asking).toEqual(['iconslanding']);
});
