import { errorMessage } from '@heartwood/i18n';
import { Alert, ButtonLink } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';

/** Replaces the composer when either person has blocked the other, or the other has left; links elsewhere. */
export function ClosedNotice({ left = false }: { readonly left?: boolean }) {
  const intl = useIntl();
  return (
    <Alert
      tone="neutral"
      title={intl.formatMessage(texts.blocked_title)}
      action={
        <ButtonLink href={urls.path('members')} look="text" size="small">
          {intl.formatMessage(texts.empty_action)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(left ? texts.left_text : errorMessage('blocked'))}
    </Alert>
  );
}
