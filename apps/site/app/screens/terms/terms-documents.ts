import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { termsMessages as texts } from './messages';

/** Returns the documents to read before newer terms are accepted. */
export function termsDocuments(intl: Pick<IntlShape, 'formatMessage'>) {
  return [
    { href: urls.path('pages-terms'), label: intl.formatMessage(texts.terms) },
    { href: urls.path('pages-privacy'), label: intl.formatMessage(texts.privacy) },
  ];
}
