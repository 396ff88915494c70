import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Dialog, DialogActions } from '../../components/Dialog/Dialog';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';

export interface TermsDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The documents to read; they open in a new tab. */
  documents: readonly { href: string; label: string }[];
  /** Read out after each of them: that it opens in a new tab. */
  newTab: string;
  /** Options for a member who doesn't agree. */
  decline: ReactNode;
  accept: string;
  /** Busy label while the answer is saved. */
  busy?: string;
  /** Why saving the answer failed. */
  error?: string;
  logout: { form: FormPartProps & { action: string }; label: string };
  onAccept: () => void;
}

/** Asks a member to accept newer terms. Stays until it is answered. */
export function TermsDialog(props: TermsDialogProps) {
  const { isOpen, title, text, documents, newTab, decline, accept, busy, error, logout, onAccept } = props;
  const { Form } = useRouterParts();
  return (
    <Dialog isOpen={isOpen} title={title} size="medium" isDismissable={false}>
      <Stack gap={16}>
        <Text>{text}</Text>
        <Stack gap={4}>
          {documents.map(({ href, label }) => (
            <Link key={href} href={href} look="standalone" target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {label} <VisuallyHidden>{newTab}</VisuallyHidden>
            </Link>
          ))}
        </Stack>
        <Text type="small" tone="muted">
          {decline}
        </Text>
        {error !== undefined && <Alert tone="danger" title={error} role="alert" />}
      </Stack>
      <DialogActions>
        <Form method="post" {...logout.form}>
          <Button type="submit" look="soft" full>
            {logout.label}
          </Button>
        </Form>
        <Button full busy={busy} onClick={onAccept}>
          {accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
