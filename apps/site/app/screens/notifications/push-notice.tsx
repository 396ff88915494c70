import { errorMessages } from '@heartwood/i18n';
import { Alert, Button } from '@heartwood/ui';
import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useInstalledApp } from '../../hooks/installed-app';
import { addToast } from '../../overlays/toasts';
import type { PushAccess } from '../../push/push-access';
import { notificationMessages as texts } from './messages';

interface PushNoticeProps {
  readonly access: PushAccess;
  readonly turnOn: () => Promise<unknown>;
}

/** Explains why this browser shows no push messages, and what can be done. */
export function PushNotice({ access, turnOn }: PushNoticeProps) {
  const intl = useIntl();
  const installed = useInstalledApp();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await turnOn();
    } catch {
      addToast({ tone: 'danger', title: intl.formatMessage(errorMessages.internal_error) });
    }
    setBusy(false);
  };
  switch (access) {
    case 'ask':
      return (
        <Alert
          tone="neutral"
          icon={<BellRing />}
          title={intl.formatMessage(texts.ask_title)}
          action={
            <Button
              look="text"
              size="small"
              busy={busy ? intl.formatMessage(texts.ask_busy) : undefined}
              onClick={() => void press()}
            >
              {intl.formatMessage(texts.ask_action)}
            </Button>
          }
        />
      );
    case 'denied':
      return (
        <Alert icon={<BellOff />} role="status" title={intl.formatMessage(texts.denied_title)}>
          {intl.formatMessage(installed ? texts.denied_text_app : texts.denied_text)}
        </Alert>
      );
    case 'unsupported':
      return (
        <Alert tone="neutral" icon={<BellOff />} title={intl.formatMessage(texts.unsupported_title)}>
          {intl.formatMessage(texts.unsupported_text)}
        </Alert>
      );
    case 'on':
    case 'off':
      return null;
  }
}
