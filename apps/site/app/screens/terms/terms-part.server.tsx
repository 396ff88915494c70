import { navigationMessages } from '@heartwood/i18n';
import { consentCss } from '@heartwood/ui/consent-css';
import { themeConsentTones } from '@heartwood/ui/consent-tones';
import { TermsNotice } from '@heartwood/ui/terms-notice';
import { useRenderMaterial } from '../../document/render-material';
import { urls } from '../../urls';
import { termsMessages as texts } from './messages';
import { termsDocuments } from './terms-documents';

const css = consentCss(themeConsentTones, 'top');

/** Props of the question, in addition to the document's own material. */
export interface TermsPartProps {
  /** The version to be accepted. */
  readonly version: string;
  /** Path and query that the form redirects to. */
  readonly address: string;
}

/** Asks a member without script to accept newer terms; with script the dialog does. */
export function TermsPart({ version, address }: TermsPartProps) {
  const { nonce, texts: source } = useRenderMaterial();
  const { intl } = source;
  return (
    <noscript>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      <TermsNotice
        title={intl.formatMessage(texts.title)}
        text={intl.formatMessage(texts.text, { date: intl.formatDate(version, { dateStyle: 'long' }) })}
        documents={termsDocuments(intl)}
        decline={intl.formatMessage(texts.decline, {
          settings: (words) => (
            <a key="settings" href={urls.path('settings')}>
              {words}
            </a>
          ),
        })}
        accept={intl.formatMessage(texts.accept)}
        form={{ action: urls.acceptTerms, fields: { to: address, version } }}
        logout={{ action: urls.logout, label: intl.formatMessage(navigationMessages.logout) }}
      />
    </noscript>
  );
}
