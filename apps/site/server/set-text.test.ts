import { loadBrands } from '@heartwood/brands';
import { themes } from '@heartwood/ui/themes';
import { expect, test } from 'vitest';
import { headlineOf } from '../app/printing/card-words.server';
import { missingLetters, openDisplayFace, setText } from './set-text';

const rules = { width: 528, height: 336, largest: 112, leading: 1, tracking: -0.02 };
const plain = (text: string) => [{ text, stressed: false }];

function edges(data: string): { left: number; right: number; bottom: number } {
  const numbers = [...data.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const across = numbers.filter((_, place) => place % 2 === 0);
  const down = numbers.filter((_, place) => place % 2 === 1);
  return { left: Math.min(...across), right: Math.max(...across), bottom: Math.max(...down) };
}

test("every headline fits its area in the theme's font, with all letters", async () => {
  for (const brand of loadBrands()) {
    const face = await openDisplayFace(themes[brand.theme.id]);
    for (const locale of brand.locales) {
      const headline = await headlineOf(brand, locale);
      const said = `${brand.id} ${locale}`;
      expect(missingLetters(face, headline.map(({ text }) => text).join('')), said).toEqual([]);
      const { plain: rest, stressed } = setText(face, headline, rules);
      expect(stressed.length, said).toBeGreaterThan(0);
      const { left, right, bottom } = edges(rest + stressed);
      expect([left > -12, right <= rules.width + 4, bottom <= rules.height], said).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
});

test.each(Object.entries(themes))('%s has the letters of all languages', async (_name, theme) => {
  const face = await openDisplayFace(theme);
  expect(missingLetters(face, 'ąćęłńóśźż äöå æø ñ¿¡ éèêëîïôùûçœ ß šž ’“”„«»\u202f')).toEqual([]);
  expect(missingLetters(face, 'ж')).toEqual(['ж']);
});

test('diacritics are drawn and pairs are kerned', async () => {
  const face = await openDisplayFace(themes.ember);
  const one = setText(face, plain('Z'), rules);
  expect(setText(face, plain('Ż'), rules).plain.length).toBeGreaterThan(one.plain.length);
  const pair = edges(setText(face, plain('AV'), { ...rules, tracking: 0 }).plain);
  const wide = edges(setText(face, plain('HA'), { ...rules, tracking: 0 }).plain);
  const alone = edges(setText(face, plain('A'), { ...rules, tracking: 0 }).plain);
  expect(pair.right).toBeLessThan(wide.right + alone.right);
});

test('a long word is scaled down to the width', async () => {
  const face = await openDisplayFace(themes.velvet);
  const word = 'Zusammengehörigkeitsgefühl';
  expect(edges(setText(face, plain(word), rules).plain).right).toBeLessThanOrEqual(rules.width);
});

test('a text that fits at no size is set at the smallest, 16 pixels', async () => {
  const face = await openDisplayFace(themes.velvet);
  const { capHeight, unitsPerEm } = face[0] as (typeof face)[number];
  const { height, plain: outlines } = setText(face, plain('Zusammen'.repeat(12)), rules);
  expect(height).toBe((capHeight / unitsPerEm) * 16);
  expect(edges(outlines).right).toBeGreaterThan(rules.width);
});
