import { consentCss } from '@heartwood/ui/consent-css';
import { themeConsentTones } from '@heartwood/ui/consent-tones';
import { useRenderMaterial } from '../document/render-material';
import { ConsentQuestion } from './consent-question.server';
import type { ConsentQuestionProps } from './consent-question.server';
import { consentScript } from './run-consent';

const css = consentCss(themeConsentTones, 'top');

/** Props of the consent question, in addition to the document's own material. */
export type ConsentPartProps = Omit<ConsentQuestionProps, 'intl' | 'skipTo'>;

/** Renders the question with its styles and script for a document of the framework. */
export function ConsentPart(props: ConsentPartProps) {
  const { nonce, texts } = useRenderMaterial();
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      <ConsentQuestion {...props} intl={texts.intl} skipTo="content" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: consentScript }} />
    </>
  );
}
