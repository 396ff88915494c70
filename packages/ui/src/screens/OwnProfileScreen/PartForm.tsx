import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { LocateButton } from '../../components/LocateButton/LocateButton';
import type { LocateControl } from '../../components/LocateButton/LocateButton';
import { InterestChooser } from '../profile-questions/InterestChooser';
import type { InterestChoice, ProfileQuestion } from '../profile-questions/profile-question';
import { ProfileQuestions } from '../profile-questions/ProfileQuestions';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import type { PartLink } from './own-profile-parts';
import * as styles from './PartForm.css';

export interface PartFormProps {
  /** Attributes of the form; it posts. */
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  /** Form-level error. */
  error?: ReactNode;
  questions: readonly ProfileQuestion[];
  interests?: InterestChoice;
  /** Fills in the place by geolocation; each `found` place remounts the questions. */
  locate?: LocateControl & { found?: string };
  /** Read-only facts, such as the date of birth. */
  fixed?: readonly { label: string; value: string; why: string }[];
  cancel: PartLink;
  submit: string;
  busy?: string;
}

/** The form of one part of the own profile. */
export function PartForm(props: PartFormProps) {
  const { form, hidden, error, questions, interests, locate, fixed = [], cancel, submit, busy } = props;
  const { Form } = useRouterParts();
  return (
    <Form method="post" {...form} className={styles.form}>
      <HiddenFields values={hidden} />
      {error && <FormErrors title={error} />}
      <ProfileQuestions key={locate?.found} questions={questions} />
      {locate && (
        <LocateButton label={locate.label} busy={locate.busy} error={locate.error} onPress={locate.onPress} />
      )}
      {interests && <InterestChooser {...interests} />}
      {fixed.length > 0 && (
        <dl>
          {fixed.map(({ label, value, why }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.why}>{why}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <ButtonLink href={cancel.href} onClick={cancel.onClick} look="outlined">
          {cancel.label}
        </ButtonLink>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
