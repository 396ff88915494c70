import { cookies } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { ConsentNotice } from '@heartwood/ui/consent-notice';
import type { IntlShape } from 'react-intl';
import { urls } from '../urls';
import { consentAnswers, consentField } from './answers';
import { consentVersion } from './consent.server';
import type { Tag } from './consent.server';
import { consentMessages as texts } from './messages';

export interface ConsentQuestionProps {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly tags: readonly Tag[];
  /** Path and query that the form redirects to. */
  readonly address: string;
  /** Id of the content, if the question is the first element of the page. */
  readonly skipTo?: string;
  /** Whether it is hidden until the page's script has looked for an answer. */
  readonly hidden: boolean;
}

const link = (words: readonly unknown[]) => (
  <a key="cookies" href={`${urls.path('pages-cookies')}#consent`}>
    {words as string[]}
  </a>
);

/** Renders the question; its script handles the answer. */
export function ConsentQuestion({ intl, locale, tags, address, skipTo, hidden }: ConsentQuestionProps) {
  return (
    <ConsentNotice
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { link })}
      skip={
        skipTo === undefined
          ? undefined
          : { href: `#${skipTo}`, label: intl.formatMessage(navigationMessages.skip_to_content) }
      }
      tags={tags.map(({ name, purpose }) => ({
        name,
        purpose: purpose[locale] ?? Object.values(purpose)[0] ?? '',
      }))}
      form={{ action: urls.consent, name: consentField, fields: { to: address } }}
      refuse={{ label: intl.formatMessage(texts.refuse), value: consentAnswers.refuse }}
      accept={{ label: intl.formatMessage(texts.accept), value: consentAnswers.accept }}
      hidden={hidden}
      data={{
        'data-cookie': cookies.consent.name,
        'data-lifetime': String(cookies.consent.maxAge),
        'data-version': consentVersion(tags),
        'data-scripts': JSON.stringify(tags.map(({ script }) => script)),
      }}
    />
  );
}
