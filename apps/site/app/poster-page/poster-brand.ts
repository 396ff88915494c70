import type { Locale } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import type { BrandLogo } from '../printing/brand-logo.server';

/** The parts of a brand that an advertising page shows. */
interface PosterBrand {
  readonly name: string;
  readonly logo: BrandLogo;
  /** The languages of the brand. */
  readonly locales: readonly string[];
  readonly minAge: number;
  readonly usFooter: boolean;
}

/** What the header and the footer are rendered from. */
export interface PosterFrame {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly brand: PosterBrand;
}
