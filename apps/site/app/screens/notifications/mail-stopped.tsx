import type { Notifications } from '@heartwood/api-contract';
import { Alert, Button, HiddenFields, useRouterParts } from '@heartwood/ui';
import { MailX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { urls } from '../../urls';
import { notificationMessages as texts } from './messages';

const reasons = {
  spam_complaint: texts.stopped_complaint,
  bounce: texts.stopped_bounce,
  list_unsubscribe: texts.stopped_unsubscribed,
} as const;

interface MailStoppedProps {
  readonly reasons: Notifications['mail_stopped'];
  readonly busy: boolean;
}

/** Explains why a member gets no mails, with a button to enable them again. */
export function MailStopped({ reasons: stopped, busy }: MailStoppedProps) {
  const intl = useIntl();
  const { Form } = useRouterParts();
  return (
    <Alert
      tone="danger"
      icon={<MailX />}
      title={intl.formatMessage(texts.stopped_title)}
      action={
        <Form method="post" action={urls.path('notifications')}>
          <HiddenFields values={{ mail_again: '1' }} />
          <Button
            type="submit"
            look="text"
            size="small"
            busy={busy ? intl.formatMessage(texts.stopped_busy) : undefined}
          >
            {intl.formatMessage(texts.stopped_action)}
          </Button>
        </Form>
      }
    >
      {stopped.map((reason) => intl.formatMessage(reasons[reason])).join(' ')}
    </Alert>
  );
}
