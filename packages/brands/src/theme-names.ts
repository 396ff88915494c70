import type { ThemeName } from '@heartwood/ui/themes';

const known = {
  wireframe: true,
  ember: true,
  orchid: true,
  velvet: true,
  sorbet: true,
  linen: true,
  merlot: true,
  cobalt: true,
} satisfies Record<ThemeName, true>;

/** The themes a manifest may name; the kit's list, checked by the compiler. */
export const themeNames = Object.keys(known) as readonly ThemeName[];
