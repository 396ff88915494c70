import { MailCheck } from 'lucide-react';
import { AlertStrip } from '../../components/AlertStrip/AlertStrip';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import type { FormPartProps } from '../../router/RouterParts';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './ActivationReminder.css';

interface ResendProps {
  resend: { label: string; form: FormPartProps & { action: string }; busy?: string };
  /** The result of requesting another mail. */
  sent?: string;
  error?: string;
}

export interface ActivationStripProps extends ResendProps {
  title: string;
  /** Why, where there is space for it. */
  text: string;
  /** Replaces the title and the resend button when the address looks mistyped. */
  suggestion?: { title: string; label: string; href: string };
  dismiss: { label: string; onPress: () => void };
}

/** Reminds a new member of the confirmation mail, in the row of the page's title. */
export function ActivationStrip({
  title,
  text,
  suggestion,
  resend,
  sent,
  error,
  dismiss,
}: ActivationStripProps) {
  const { Form } = useRouterParts();
  const strip = { icon: <MailCheck />, dismiss };
  if (error !== undefined) return <AlertStrip {...strip} tone="danger" role="alert" title={error} />;
  if (sent !== undefined) return <AlertStrip {...strip} tone="success" role="status" title={sent} />;
  return (
    <AlertStrip
      {...strip}
      title={suggestion?.title ?? title}
      action={
        suggestion ? (
          <ButtonLink href={suggestion.href} look="text" size="small">
            {suggestion.label}
          </ButtonLink>
        ) : (
          <Form {...resend.form} method="post">
            <Button type="submit" look="text" size="small" busy={resend.busy}>
              {resend.label}
            </Button>
          </Form>
        )
      }
    >
      {suggestion ? undefined : text}
    </AlertStrip>
  );
}

export interface ActivationSheetProps extends ResendProps {
  title: string;
  text: string;
  /** The recipient's address. */
  address: string;
  /** Links to a suggested spelling of the address: "Did you mean …?" */
  suggestion?: { label: string; href: string };
  close: { label: string; onPress: () => void };
}

/** Reminds a new member of the confirmation mail, over the page. */
export function ActivationSheet(props: ActivationSheetProps) {
  const { title, text, address, suggestion, resend, sent, error, close } = props;
  const { Form } = useRouterParts();
  return (
    <Dialog isOpen title={title} onClose={close.onPress}>
      <Text as="div" tone="muted">
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
