import { errorMessage } from '@heartwood/i18n';
import { Alert } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { chatMessages as texts } from './messages';

/** Stands in place of the composer when one of the two has blocked the other, or the other has left. */
export function ClosedNotice({ left = false }: { readonly left?: boolean }) {
  const intl = useIntl();
  return (
    <Alert tone="neutral" title={intl.formatMessage(texts.blocked_title)}>
      {intl.formatMessage(left ? texts.left_text : errorMessage('blocked'))}
    </Alert>
  );
}
