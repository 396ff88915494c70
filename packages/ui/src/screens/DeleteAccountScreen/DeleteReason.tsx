import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import { foot, radio, reason as reasonStyle, reasonWords, step } from './delete-steps.css';
import { DeleteTitle } from './DeleteTitle';

export interface DeleteReasonProps {
  title: string;
  text: string;
  /** A `GET` form: the answer is in the URL of the next step. */
  form: { action: string; fields?: Readonly<Record<string, string>> };
  name: string;
  reasons: readonly { value: string; label: string }[];
  /** The previous answer. */
  selected?: readonly string[];
  submit: string;
}

/** The reason: an answer, or none. */
export function DeleteReason({ title, text, form, name, reasons, selected, submit }: DeleteReasonProps) {
  const { Form } = useRouterParts();
  return (
    <Form method="get" action={form.action} className={step}>
      <HiddenFields values={form.fields} />
      <DeleteTitle>{title}</DeleteTitle>
      <Text tone="muted">{text}</Text>
      <fieldset aria-label={title}>
        <Card look="outlined" padding="none" divided>
          {reasons.map(({ value, label }) => (
            <label key={value} className={reasonStyle}>
              <span className={reasonWords}>{label}</span>
              <input
                type="radio"
                className={radio}
                name={name}
                value={value}
                defaultChecked={selected?.includes(value)}
              />
            </label>
          ))}
        </Card>
      </fieldset>
      <div className={foot}>
        <Button type="submit" size="large" full>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
