import type { NicheNumber } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import type { ReactElement } from 'react';
import type { Face } from './faces/face';
import type { LanderPlaces } from './places/lander-places';

/** What a lander is rendered from. */
export interface LanderMaterial {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly niche: NicheNumber;
  /** The interests that the brand offers; none if the lander doesn't ask for any. */
  readonly interests: readonly string[];
  /** Places to choose from; none if the lander doesn't ask for one. */
  readonly places: LanderPlaces;
}

/** A foreground and a background colour. */
export interface ColourPair {
  readonly ink: string;
  readonly ground: string;
  /** The required contrast: 4.5:1 for `text`, 3:1 for `large` text and signs. */
  readonly for: 'text' | 'large';
}

/** An advertising page: one idea, drawn in code. */
export interface Lander {
  /** Whether its address has no slug; the language is then the domain's. */
  readonly withoutSlug?: boolean;
  /** Display faces, subset to the glyphs that the page shows in them. */
  readonly faces: readonly Face[];
  /** The page's title and headline. */
  readonly title: (material: LanderMaterial) => string;
  /**
   * The content between header and footer, including the form's fields; the form element belongs to the
   * frame.
   */
  readonly Body: (material: LanderMaterial) => ReactElement;
  /** Styles in addition to the frame's. */
  readonly css: (material: LanderMaterial) => string;
  /** Script for the browser; it is serialised, so it can't refer to anything outside itself. */
  readonly script?: () => void;
  /** The answers of its form, labelled as on the page. */
  readonly answers?: (form: FormData, material: Pick<LanderMaterial, 'intl' | 'niche'>) => readonly string[];
  /** Whether the page asks for the visitor's place. */
  readonly asksPlace?: boolean;
  /** Whether the page asks for interests of the brand. */
  readonly asksInterests?: boolean;
  /** Whether the page's script loads a film. */
  readonly showsFilm?: boolean;
  /** All colour pairs that the page shows in this niche. */
  readonly pairs: (niche: NicheNumber) => readonly ColourPair[];
}

/** Languages with long words, whose headlines are one step smaller. */
export const longLocales: readonly Locale[] = ['de', 'fi', 'nl', 'pl', 'fr', 'it'];
