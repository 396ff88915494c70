import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import type { FormPartProps } from '../../router/RouterParts';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './ActivationReminder.css';

export interface ActivationReminderProps {
  /** A strip above the page, or a sheet over it. */
  presentation: 'alert' | 'modal';
  /** Hides the strip where smartphones get the sheet in its place. */
  notOnPhones?: boolean;
  title: string;
  text: string;
  /** Where the mail went. */
  address: string;
  /** The way to a better spelling of the address: "Did you mean …?" */
  suggestion?: { label: string; href: string };
  resend: { label: string; form: FormPartProps & { action: string }; busy?: string };
  /** What became of the wish for another mail. */
  sent?: string;
  error?: string;
  /** Closes the sheet. */
  close: { label: string; onPress: () => void };
}

type Parts = Pick<ActivationReminderProps, 'text' | 'address' | 'suggestion' | 'sent' | 'error'>;

function Words({ text, address, suggestion, sent, error }: Parts): ReactNode {
  return (
    <>
      {text} <strong className={styles.address}>{address}</strong>
      {suggestion && (
        <>
          {' '}
          <Link href={suggestion.href}>{suggestion.label}</Link>
        </>
      )}
      <span role="status" className={error === undefined ? styles.sent : styles.failed}>
        {error ?? sent}
      </span>
    </>
  );
}

/** Reminds a new member of the confirming mail, with the way to another one. */
export function ActivationReminder({
  presentation,
  notOnPhones = false,
  title,
  resend,
  close,
  ...words
}: ActivationReminderProps) {
  const { Form } = useRouterParts();
  if (presentation === 'modal') {
    return (
      <Dialog isOpen title={title} onClose={close.onPress}>
        <Text as="div" tone="muted">
          <Words {...words} />
        </Text>
        <div className={styles.answers}>
          <Button size="large" full onClick={close.onPress}>
            {close.label}
          </Button>
          <Form {...resend.form} method="post">
            <Button type="submit" look="text" full busy={resend.busy}>
              {resend.label}
            </Button>
          </Form>
        </div>
      </Dialog>
    );
  }
  return (
    <div className={notOnPhones ? styles.notOnPhones : undefined}>
      <Alert
        icon={<MailCheck />}
        title={title}
        action={
          <Form {...resend.form} method="post">
            <Button type="submit" look="text" size="small" busy={resend.busy}>
              {resend.label}
            </Button>
          </Form>
        }
      >
        <Words {...words} />
      </Alert>
    </div>
  );
}
