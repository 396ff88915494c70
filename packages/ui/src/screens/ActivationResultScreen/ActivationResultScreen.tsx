import { CircleCheck, MailWarning, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button, ButtonLink } from '../../components/Button/Button';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt } from '../entry/EntryFrame';
import { EntryHead } from '../entry/EntryParts';
import * as styles from './ActivationResultScreen.css';

interface ResultForm {
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  submit: string;
  busy?: string;
}

export interface ActivationResultScreenProps {
  /** `ready` waits for the confirming press, `done` and `failed` are its results. */
  state: 'ready' | 'done' | 'failed';
  title: string;
  text: ReactNode;
  art: EntryArt;
  /** Confirms (`ready`) or resends the mail (`failed`). */
  action?: ResultForm;
  /** The result of resending it, an `Alert`. */
  notice?: ReactNode;
  next?: { href: string; label: string };
}

const icons = { ready: MailOpen, done: CircleCheck, failed: MailWarning };

/** The result of a mailed link: confirmation, password reset or account restoration. */
export function ActivationResultScreen({
  state,
  title,
  text,
  art,
  action,
  notice,
  next,
}: ActivationResultScreenProps) {
  const { Form } = useRouterParts();
  const Icon = icons[state];
  return (
    <EntryFrame presentation="page" art={art} phoneArt="banner">
      <div className={styles.middle}>
        <span className={styles.disc({ state })} aria-hidden="true">
          <Icon />
        </span>
        <EntryHead title={title} text={text} />
        {notice}
        {action && (
          <Form method="post" {...action.form}>
            <HiddenFields values={action.hidden} />
            <Button type="submit" size="large" full busy={action.busy}>
              {action.submit}
            </Button>
          </Form>
        )}
        {next && (
          <ButtonLink href={next.href} size="large" full look={action ? 'text' : 'filled'}>
            {next.label}
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}
