import { deriveColours, overrideColours, themes } from '@heartwood/ui/themes';
import type { ColourTokens, Scheme, ThemeName, ThemeSeeds } from '@heartwood/ui/themes';
import type { Manifest } from './manifest-schema';

const sans = 'Helvetica, Arial, sans-serif';
const serif = "Georgia, 'Times New Roman', serif";

/** Mail programs load no fonts: what stands nearest to each theme's display face on every device. */
const headingFonts: Record<ThemeName, string> = {
  wireframe: sans,
  ember: sans,
  orchid: serif,
  velvet: sans,
  sorbet: sans,
  linen: serif,
  merlot: serif,
  cobalt: sans,
};

const paletteRoles = [
  'bg',
  'surface',
  'sunken',
  'line',
  'edge',
  'text',
  'muted',
  'primary',
  'onPrimary',
  'primaryText',
] as const satisfies readonly (keyof ColourTokens)[];

/** Colours of a mail in one scheme. */
export type MailPalette = Pick<ColourTokens, (typeof paletteRoles)[number]>;

function paletteOf(theme: ThemeSeeds, scheme: Scheme): MailPalette {
  const colours = deriveColours(theme, scheme);
  return Object.fromEntries(paletteRoles.map((role) => [role, colours[role]])) as MailPalette;
}

function deriveLook({ id, colours }: Manifest['theme']) {
  const theme = overrideColours(themes[id], colours);
  const { display, radii, labels, elevation, art, defaultScheme } = theme;
  const isCapitals = labels === 'capitals';
  return {
    light: paletteOf(theme, defaultScheme),
    dark: paletteOf(theme, 'dark'),
    /** Grounds of the drawn people, for decoration only. */
    quilt: art.quilt,
    isOutlined: elevation.kind === 'outline',
    heading: {
      fontFamily: headingFonts[id],
      fontWeight: display.weight,
      letterSpacing: `${display.tracking}em`,
    },
    label: {
      fontSize: isCapitals ? '14px' : '16px',
      letterSpacing: isCapitals ? '.05em' : 'normal',
      textTransform: isCapitals ? ('uppercase' as const) : ('none' as const),
    },
    radius: {
      card: `${radii.card}px`,
      panel: `${radii.control}px`,
      button: radii.button === 'pill' ? '999px' : `${radii.button}px`,
    },
  };
}

/** Colours, corners and type of a brand's mails. */
export type MailLook = ReturnType<typeof deriveLook>;

const looks = new WeakMap<Manifest['theme'], MailLook>();

/**
 * The look of a brand's mails, derived from its theme and its own colours as its pages are; once for each brand. A
 * dark-first theme is dark in both schemes.
 */
export function mailLook({ theme }: Pick<Manifest, 'theme'>): MailLook {
  const look = looks.get(theme) ?? deriveLook(theme);
  looks.set(theme, look);
  return look;
}
