import type { NicheNumber } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import type { ReactElement } from 'react';
import type { Face } from './faces/face';
import type { LanderPlaces } from './places/lander-places';

/** What a lander is printed from. */
export interface LanderMaterial {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly niche: NicheNumber;
  /** The interests that the brand offers. */
  readonly interests: readonly string[];
  /** Places to choose from; none where the lander doesn't ask for one. */
  readonly places: LanderPlaces;
}

/** A pair of colours of which one stands on the other. */
export interface ColourPair {
  readonly ink: string;
  readonly ground: string;
  /** What the pair needs: `text` 4.5:1, `large` text and drawn signs 3:1. */
  readonly for: 'text' | 'large';
}

/** An advertising page: one idea, drawn in code. */
export interface Lander {
  /** Its address takes no slug; the language is the domain's. */
  readonly withoutSlug?: boolean;
  /** Display faces, cut to the glyphs that the page shows in them. */
  readonly faces: readonly Face[];
  /** The page's title, which is also its headline. */
  readonly title: (material: LanderMaterial) => string;
  /** What stands between header and footer, the fields of the form included; the form around it is the frame's. */
  readonly Body: (material: LanderMaterial) => ReactElement;
  /** The styles beside the frame's. */
  readonly css: (material: LanderMaterial) => string;
  /** What runs in the browser; it is sent as text, so it may use nothing from outside itself. */
  readonly script?: () => void;
  /** What its form was answered with, in the words that the page says it in. */
  readonly answers?: (form: FormData, material: Pick<LanderMaterial, 'intl' | 'niche'>) => readonly string[];
  /** Whether the page asks where the visitor lives. */
  readonly asksPlace?: boolean;
  /** Whether the page's script loads a film. */
  readonly showsFilm?: boolean;
  /** Every pair of colours that the page shows in this niche. */
  readonly pairs: (niche: NicheNumber) => readonly ColourPair[];
}

/** Languages whose words are long, for which headlines take one step less room. */
export const longLocales: readonly Locale[] = ['de', 'fi', 'nl', 'pl', 'fr', 'it'];
