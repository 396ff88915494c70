import type { Locale } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import type { BrandLogo } from '../printing/brand-logo.server';

/** What an advertising page shows of its brand. */
interface PosterBrand {
  readonly name: string;
  readonly logo: BrandLogo;
  /** The languages of the brand. */
  readonly locales: readonly string[];
  readonly minAge: number;
  readonly usFooter: boolean;
}

/** What the header and the footer are printed from. */
export interface PosterFrame {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly brand: PosterBrand;
}
