import { consentCss, posterConsentTones } from '@heartwood/ui/consent-css';
import type { Locale } from '@heartwood/i18n';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { ConsentQuestion } from './consent-question.server';
import { consentScript } from './run-consent';
import { tagOrigins } from './consent.server';
import type { Tag } from './consent.server';

/**
 * The consent question for a page without the framework: its markup, and additions to the page's policy and
 * styles.
 */
export interface PosterConsent {
  readonly part: ReactNode;
  readonly css: string;
  readonly scripts: readonly string[];
  readonly tagOrigins: readonly string[];
}

/**
 * Returns the consent question for a page with inline styles and scripts, which its policy names by hash.
 * Caches serve such a page to everybody, so its script decides whether to ask. Empty if the brand has no
 * tags.
 */
export function posterConsent(
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
  tags: readonly Tag[],
): PosterConsent {
  if (tags.length === 0) return { part: null, css: '', scripts: [], tagOrigins: [] };
  return {
    part: (
      <>
        <ConsentQuestion intl={intl} locale={locale} tags={tags} address="/" hidden />
        <script dangerouslySetInnerHTML={{ __html: consentScript }} />
      </>
    ),
    css: consentCss(posterConsentTones, 'bottom'),
    scripts: [consentScript],
    tagOrigins: tagOrigins(tags),
  };
}
