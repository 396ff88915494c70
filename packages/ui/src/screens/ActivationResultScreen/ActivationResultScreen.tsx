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
  /** `ready` waits for the press that confirms, `done` and `failed` are its results. */
  state: 'ready' | 'done' | 'failed';
  title: string;
  text: ReactNode;
  art: EntryArt;
  /** Confirms (`ready`) or sends the mail again (`failed`). */
  action?: ResultForm;
  /** What came of sending it again, an `Alert`. */
  notice?: ReactNode;
  next?: { href: string; label: string };
}

const icons = { ready: MailOpen, done: CircleCheck, failed: MailWarning };

/** What came of a mailed link: of the confirming one, of the one to a new password, of the one back to an account. */
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
