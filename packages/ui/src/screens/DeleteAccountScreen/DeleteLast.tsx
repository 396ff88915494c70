import { EyeOff, Trash2, Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import type { TextAreaFieldProps } from '../../components/TextAreaField/TextAreaField';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { answers, consequence, consequences, disc, form as formStyle } from './delete-steps.css';
import { DeleteTitle } from './DeleteTitle';

interface Consequence {
  when: string;
  text: string;
}

export interface DeleteLastProps {
  title: string;
  /** What happens immediately, for some days, and from a day on. */
  atOnce: Consequence;
  forDays: Consequence;
  after: Consequence;
  action: string;
  hidden?: Readonly<Record<string, string>>;
  error?: string;
  /** What the member wants to say, if anything. */
  comment: TextAreaFieldProps;
  password: PasswordFieldProps;
  keep: { href: string; label: string };
  submit: string;
  busy?: string;
}

/** The last step: consequences, a comment, the password, and both buttons. */
export function DeleteLast({
  title,
  atOnce,
  forDays,
  after,
  action,
  hidden,
  error,
  comment,
  password,
  keep,
  submit,
  busy,
}: DeleteLastProps) {
  const { Form } = useRouterParts();
  const lines = [
    { ...atOnce, icon: <EyeOff /> },
    { ...forDays, icon: <Undo2 /> },
    { ...after, icon: <Trash2 /> },
  ];
  return (
    <Form method="post" action={action} className={formStyle}>
      <HiddenFields values={hidden} />
      <ErrorFocus busy={busy} />
      <DeleteTitle>{title}</DeleteTitle>
      <ul className={consequences}>
        {lines.map(({ when, text, icon }) => (
          <li key={when} className={consequence}>
            <span className={disc} aria-hidden="true">
              {icon}
            </span>
            <div>
              <Text weight="strong">{when}</Text>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
      {error && <FormErrors title={error} />}
      <TextAreaField {...comment} />
      <PasswordField autoComplete="current-password" {...password} />
      <div className={answers}>
        <ButtonLink href={keep.href} look="outlined" size="large" full>
          {keep.label}
        </ButtonLink>
        <Button type="submit" size="large" full tone="danger" busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
