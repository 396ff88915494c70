import { actionMessages } from '@heartwood/i18n';
import { AlertStrip, ButtonLink } from '@heartwood/ui';
import { Archive } from 'lucide-react';
import { useIntl } from 'react-intl';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';

interface HistoryStripProps {
  /** How many more messages fit before the oldest are dropped. */
  readonly remaining: number;
  readonly onDismiss: () => void;
}

/** Warns that a conversation is about to lose its oldest messages, and links to the data export. */
export function HistoryStrip({ remaining, onDismiss }: HistoryStripProps) {
  const intl = useIntl();
  return (
    <AlertStrip
      icon={<Archive />}
      title={intl.formatMessage(remaining > 0 ? texts.history_near : texts.history_full, {
        count: remaining,
      })}
      action={
        <ButtonLink href={urls.path('settings', { section: 'data' })} look="text" size="small">
          {intl.formatMessage(texts.history_keep)}
        </ButtonLink>
      }
      dismiss={{ label: intl.formatMessage(actionMessages.close), onPress: onDismiss }}
    />
  );
}
