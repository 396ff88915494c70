import type { Locale } from '@heartwood/i18n';
import type { ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import type { LandingPerson } from './landing-person';

/** The input of a profile landing page. */
export interface ProfileLandingMaterial {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly person: LandingPerson;
  /** The brand's icon for fictional profiles. */
  readonly fictionalIcon: string | null;
  /** Maximum message length, in characters. */
  readonly messageLength: number;
}

/** The font families in a page's styles. */
export interface Families {
  readonly display: string;
  readonly displayWeight: number;
}

/** A way to advertise a member: its form asks for the first message. */
export interface ProfileLanding {
  /** Its name in the statistics. */
  readonly name: 'landing' | 'landing2' | 'landing3';
  /** The face of its large handwritten text, in addition to those of the theme. */
  readonly hand?: 'pen' | 'quote';
  /** The page's title. */
  readonly title: (material: ProfileLandingMaterial) => string;
  /** The content between header and footer; the form element around it belongs to the frame. */
  readonly Body: (material: ProfileLandingMaterial) => ReactElement;
  /** Styles in addition to the frame's. */
  readonly css: (families: Families, material: ProfileLandingMaterial) => string;
}
