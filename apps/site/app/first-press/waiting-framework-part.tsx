import { actionMessages } from '@heartwood/i18n';
import { VisuallyHidden } from '@heartwood/ui';
import { useRenderMaterial } from '../session/render-material';
import { waitingFrameworkId, waitingWordsId } from './waiting-framework';

interface WaitingFrameworkPartProps {
  readonly nonce: string;
  readonly carried: string;
  readonly script: string;
}

/** Stands in a document for the framework's scripts: what they will start with, and the small script that waits. */
export function WaitingFrameworkPart({ nonce, carried, script }: WaitingFrameworkPartProps) {
  const { intl } = useRenderMaterial().texts;
  return (
    <>
      <VisuallyHidden>
        <span
          id={waitingWordsId}
          role="status"
          data-words={intl.formatMessage(actionMessages.loading)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </VisuallyHidden>
      <script
        id={waitingFrameworkId}
        type="application/json"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: carried }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
