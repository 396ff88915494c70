import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '../../components/RadioGroup/RadioGroup';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { Text } from '../../components/Text/Text';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import type { TextAreaFieldProps } from '../../components/TextAreaField/TextAreaField';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { fields } from './ReportForm.css';

export interface ReportFormProps {
  action: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Form-level error. Takes the focus when it appears. */
  error?: string;
  /** The subject of the report. */
  subject: SelectFieldProps;
  reason: RadioGroupProps;
  words: TextAreaFieldProps;
  /** Who sees the report, and who does not. */
  note: ReactNode;
  submit: string;
  /** Busy label while the report is sent. */
  busy?: string;
}

/** Reports a profile, a photo, a message or a gift: subject, reason, and text. */
export function ReportForm({
  action,
  onSubmit,
  error,
  subject,
  reason,
  words,
  note,
  submit,
  busy,
}: ReportFormProps) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={action} onSubmit={onSubmit} className={fields}>
      <ErrorFocus busy={busy} />
      {error && <FormErrors title={error} />}
      <SelectField {...subject} />
      <RadioGroup {...reason} />
      <TextAreaField {...words} />
      <Text type="small" tone="muted">
        {note}
      </Text>
      <Button type="submit" size="large" full busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
