import { errorMessages } from '@heartwood/i18n';
import { AlertStrip, Button } from '@heartwood/ui';
import { useRevalidator } from '@remix-run/react';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { AlertStripProps } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { browserPush } from '../push/browser-push';
import { useRootData } from '../visit/root-data';
import { addToast } from '../overlays/toasts';
import { noticeMessages as texts } from './messages';

interface PushNoticeProps {
  readonly member: string;
  readonly dismiss: AlertStripProps['dismiss'];
}

/** Offers push messages. The notice goes with any answer; dismissing the browser's question leaves it. */
export function PushNotice({ member, dismiss }: PushNoticeProps) {
  const intl = useIntl();
  const { push_public_key } = useRootData().brand;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (push_public_key === null) return null;
  const turnOn = async () => {
    setBusy(true);
    try {
      const state = await browserPush.turnOn(member, push_public_key);
      if (state === 'subscribed') addToast({ tone: 'success', title: intl.formatMessage(texts.push_done) });
      else if (state === 'denied') addToast({ title: intl.formatMessage(texts.push_denied) });
      if (state !== 'unknown') revalidate();
    } catch {
      addToast({ tone: 'danger', title: intl.formatMessage(errorMessages.internal_error) });
    }
    setBusy(false);
  };
  return (
    <AlertStrip
      icon={<BellRing />}
      title={intl.formatMessage(texts.push_title)}
      action={
        <Button
          look="text"
          size="small"
          busy={busy ? intl.formatMessage(texts.push_busy) : undefined}
          onClick={() => void turnOn()}
        >
          {intl.formatMessage(texts.push_action)}
        </Button>
      }
      dismiss={dismiss}
    />
  );
}
