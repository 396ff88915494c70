import { describe, expect, it } from 'vitest';
import {
  deriveColours,
  overrideColours,
  ThemeColourError,
  themeAttributes,
  themeColours,
  themeCss,
  themes,
} from './themes';

const files = (id: string) => ({
  latin: `/fonts/${id}.woff2`,
  latinExt: `/fonts/${id}-ext.woff2`,
  latinRare: `/fonts/${id}-rare.woff2`,
});
const fonts = {
  archivo: files('archivo'),
  'atkinson-hyperlegible-next': files('atkinson-hyperlegible-next'),
  'bricolage-grotesque': files('bricolage-grotesque'),
  cormorant: files('cormorant'),
  'familjen-grotesk': files('familjen-grotesk'),
  figtree: files('figtree'),
  fraunces: files('fraunces'),
  'funnel-sans': files('funnel-sans'),
  gabarito: files('gabarito'),
  geist: files('geist'),
  'host-grotesk': files('host-grotesk'),
  'source-serif-4': files('source-serif-4'),
  syne: files('syne'),
  'wix-madefor-text': files('wix-madefor-text'),
};

/** Returns the declarations of the first block of a selector. */
function block(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start));
  return new Map(
    body.split(';').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

describe('themeCss', () => {
  it('prints a light theme that follows the system and can be overridden', () => {
    const css = themeCss({ theme: themes.ember });
    expect(block(css, ':root').get('--hw-color-bg')).toBe('#FFF9F3');
    expect(block(css, ':root').get('color-scheme')).toBe('light');
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;',
    );
    expect(block(css, ':root[data-scheme=dark]').get('--hw-color-bg')).toBe('#17100C');
  });

  it('prints a dark theme that is light only on request', () => {
    const css = themeCss({ theme: themes.velvet });
    expect(block(css, ':root').get('--hw-color-bg')).toBe('#0E0B0C');
    expect(block(css, ':root[data-scheme=light]').get('--hw-color-bg')).toBe('#F4F1EF');
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('omits shared tokens from the second scheme', () => {
    const second = block(themeCss({ theme: themes.ember }), ':root[data-scheme=dark]');
    expect(second.has('--hw-radius-card')).toBe(false);
    expect(second.has('--hw-color-text')).toBe(true);
  });

  it('sets the tokens on another selector', () => {
    expect(
      block(themeCss({ theme: themes.ember, selector: '.sample' }), '.sample').get('--hw-radius-card'),
    ).toBe('20px');
  });

  it('derives every role from overridden colours', () => {
    const theme = overrideColours(themes.velvet, { primary: '#0B5CAD', primaryDark: 'derived' });
    const css = themeCss({ theme });
    const light = block(css, ':root[data-scheme=light]');
    expect(light.get('--hw-color-primary')).toBe('#0B5CAD');
    expect(light.get('--hw-color-primaryHover')).toBe('#0A5198');
    expect(light.get('--hw-color-onPrimary')).toBe('#FFFFFF');
  });

  it('prints every font file, and a fallback of the same metrics for each font', () => {
    const css = themeCss({ theme: themes.ember, fonts });
    const faces = css.split('@font-face').slice(1);
    expect(faces.map((face) => /font-family:'([^']+)'/.exec(face)?.[1])).toEqual([
      'Bricolage Grotesque',
      'Bricolage Grotesque',
      'Bricolage Grotesque',
      'Bricolage Grotesque Fallback',
      'Figtree',
      'Figtree',
      'Figtree',
      'Figtree Fallback',
      'Figtree Fallback',
    ]);
    expect(faces[0]).toContain(
      "font-display:swap;src:url('/fonts/bricolage-grotesque.woff2') format('woff2')",
    );
    expect(faces[3]).toMatch(/font-weight:700;src:local\('Arial Bold'\).*size-adjust:102\.29%/);
    expect(faces[7]).toMatch(/font-weight:400 549;src:local\('Arial'\).*size-adjust:100\.89%/);
    expect(faces[8]).toMatch(/font-weight:550 700;src:local\('Arial Bold'\).*size-adjust:95\.51%/);
    expect(themeCss({ theme: themes.wireframe, fonts })).not.toContain('@font-face');
  });

  it.each(Object.entries(themes))(
    'prints shadows of %s that are valid in a list of shadows',
    (_name, theme) => {
      const shadows = /--hw-(?:elevation-(?:card|raised|modal|button)|card-(?:shadow|heartLine)):([^;}]*)/g;
      const printed = Array.from(themeCss({ theme }).matchAll(shadows), ([, value]) => value);
      expect(printed.length).toBeGreaterThanOrEqual(6);
      expect(printed.filter((value) => value === 'none')).toEqual([]);
    },
  );

  it.each(Object.entries(themes))('prints no outer ring among the button shadows of %s', (_name, theme) => {
    const printed = themeCss({ theme }).matchAll(/--hw-elevation-button:([^;}]*)/g);
    const rings = Array.from(printed, ([, value = '']) => value.split(',')).flat();
    expect(rings.filter((ring) => /^\s*0 0 0 [1-9]/.test(ring))).toEqual([]);
  });

  it('returns the attributes and colours of the page', () => {
    expect(themeAttributes(themes.velvet)).toEqual({
      'data-caption': 'over',
      'data-elevation': 'line',
      'data-quilt': 'start',
    });
    expect(themeColours(themes.ember)).toEqual({ light: '#FFFFFF', dark: '#221A15' });
  });

  it('returns the dark colour only for a theme that is always dark', () => {
    const { surface } = deriveColours(themes.velvet, 'dark');
    expect(themeColours(themes.velvet)).toEqual({ light: surface, dark: surface });
  });
});

describe('overrideColours', () => {
  it.each(['orange', '#F80', '#FF6F2280', 'url(x)', '#FF6F22;}'])('rejects %s', (value) => {
    const overrides = { primary: value as '#000000' };
    expect(() => overrideColours(themes.ember, overrides)).toThrow(
      new ThemeColourError(`primary: "${value}" is not #rrggbb`),
    );
  });

  it('rejects a colour that a theme does not have', () => {
    expect(() => overrideColours(themes.ember, { accent: '#112233' } as never)).toThrow(
      new ThemeColourError('A theme has no colour "accent"'),
    );
  });

  it('rejects a secondary colour with insufficient contrast', () => {
    expect(() => overrideColours(themes.ember, { secondary: '#4A2A00' })).toThrow(ThemeColourError);
  });
});
