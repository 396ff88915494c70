import type { Locale } from '@heartwood/i18n';
import type { ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import type { LandingPerson } from './landing-person';

/** What a member's advertising page is printed from. */
export interface ProfileLandingMaterial {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly person: LandingPerson;
  /** The longest message, in characters. */
  readonly messageLength: number;
}

/** The families that a page's styles name. */
export interface Families {
  readonly display: string;
  readonly displayWeight: number;
}

/** One way to advertise a member: its form asks for the first message. */
export interface ProfileLanding {
  /** Its name in the counts. */
  readonly name: 'landing' | 'landing2' | 'landing3';
  /** The face of its large written words, beside those of the theme. */
  readonly hand?: 'pen' | 'quote';
  /** The page's title. */
  readonly title: (material: ProfileLandingMaterial) => string;
  /** What stands between header and footer; the form around it is the frame's. */
  readonly Body: (material: ProfileLandingMaterial) => ReactElement;
  /** The styles beside the frame's. */
  readonly css: (families: Families, material: ProfileLandingMaterial) => string;
}
