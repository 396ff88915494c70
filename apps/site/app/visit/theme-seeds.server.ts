import type { Settings } from '@heartwood/api-contract';
import { nicheOf } from '@heartwood/brands/niches';
import { isThemeName, overrideColours, ThemeColourError, themes } from '@heartwood/ui/themes';
import type { ThemeName, ThemeSeeds } from '@heartwood/ui/themes';

/** Returns the settings' theme; the niche's if it isn't one of ours. */
function themeNameOf({ theme, niche }: Pick<Settings, 'theme' | 'niche'>): ThemeName {
  return isThemeName(theme.id) ? theme.id : nicheOf(niche).theme;
}

/**
 * Returns the seeds of the settings' theme with the brand's own colours; the theme's colours if those are
 * invalid or not readable, which is reported.
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
