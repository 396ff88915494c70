import type { ThemeName } from '@heartwood/ui/themes';

const known = { wireframe: true, ember: true, velvet: true } satisfies Record<ThemeName, true>;

/** The themes a manifest may name; the kit's list, checked by the compiler. */
export const themeNames = Object.keys(known) as readonly ThemeName[];
