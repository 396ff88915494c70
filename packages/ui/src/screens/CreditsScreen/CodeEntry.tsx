import { TicketPercent, X } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { GetForm } from './get-form';
import * as styles from './CreditsScreen.css';

export interface CodeEntryProps extends GetForm {
  open: string;
  field: TextFieldProps;
  isOpen?: boolean;
  applied?: { text: string; remove: { href: string; label: string } };
}

/** A discount code: its field, or the applied code with a remove button. */
export function CodeEntry({ action, hidden, submit, open, field, isOpen, applied }: CodeEntryProps) {
  const { Form, Link } = useRouterParts();
  if (applied) {
    return (
      <p className={styles.applied}>
        <TicketPercent />
        <span>{applied.text}</span>
        <Link className={styles.remove} href={applied.remove.href} aria-label={applied.remove.label}>
          <X />
        </Link>
      </p>
    );
  }
  return (
    <details className={styles.code} open={isOpen || undefined}>
      <summary className={styles.codeShow}>
        <TicketPercent />
        {open}
      </summary>
      <Form className={styles.line} method="get" action={action}>
        <HiddenFields values={hidden} />
        <TextField autoCapitalize="characters" {...field} />
        <div className={styles.lineButton}>
          <Button type="submit" look="outlined">
            {submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}
