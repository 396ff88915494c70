import type { Settings } from '@heartwood/api-contract';
import { nicheOf } from '@heartwood/brands/niches';
import { isThemeName, overrideColours, ThemeColourError, themes } from '@heartwood/ui/themes';
import type { ThemeName, ThemeSeeds } from '@heartwood/ui/themes';

/** The theme that the settings name; the niche's where no theme of ours is meant. */
function themeNameOf({ theme, niche }: Pick<Settings, 'theme' | 'niche'>): ThemeName {
  return isThemeName(theme.id) ? theme.id : nicheOf(niche).theme;
}

/**
 * The decisions of the theme that the settings name, with the brand's own colours; the theme's own where those are no
 * colours or not readable, which is reported.
 */
export function themeSeedsOf(
  settings: Pick<Settings, 'theme' | 'niche'>,
  report: (error: unknown) => void = () => undefined,
): ThemeSeeds {
  const theme = themes[themeNameOf(settings)];
  try {
    return overrideColours(theme, settings.theme.seeds);
  } catch (error) {
    if (!(error instanceof ThemeColourError)) throw error;
    report(error);
    return theme;
  }
}
