import { contrast, deriveColours, themes } from '@heartwood/ui/themes';
import type { ThemeName } from '@heartwood/ui/themes';
import { describe, expect, it } from 'vitest';
import { mailLook } from './mail-look';
import type { MailPalette } from './mail-look';

/** What text stands on what in a mail. */
const pairs: readonly (readonly [front: keyof MailPalette, ground: keyof MailPalette])[] = [
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'surface'],
  ['muted', 'bg'],
  ['primaryText', 'surface'],
  ['primaryText', 'bg'],
  ['onPrimary', 'primary'],
];

/** A button's shape, on the card. */
const shapes: typeof pairs = [['primary', 'surface']];

/** Niche 1's orange is specified; its dark label shows where the button is. */
const paleShapes: Partial<Record<ThemeName, typeof pairs>> = { ember: shapes };

describe.each(Object.keys(themes) as ThemeName[])('mails in %s', (id) => {
  const look = mailLook({ theme: { id, colours: {} } });

  it.each(['light', 'dark'] as const)('have sufficient contrast in the %s scheme', (scheme) => {
    const palette = look[scheme];
    const below = (least: number, checked: typeof pairs) =>
      checked.filter(([front, ground]) => contrast(palette[front], palette[ground]) < least);
    expect(below(4.5, pairs)).toEqual([]);
    expect(below(3, shapes)).toEqual((scheme === 'light' && paleShapes[id]) || []);
  });

  it('have the colours of the pages', () => {
    const { defaultScheme } = themes[id];
    expect(deriveColours(themes[id], defaultScheme)).toMatchObject(look.light);
    expect(deriveColours(themes[id], 'dark')).toMatchObject(look.dark);
  });
});

it("use the brand's own colours", () => {
  const { light } = mailLook({ theme: { id: 'ember', colours: { primary: '#aa3300' } } });
  expect(light.primary).toBe('#aa3300');
});
