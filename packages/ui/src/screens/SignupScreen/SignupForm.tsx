import type { MouseEvent, ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button, ButtonLink } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { EntryFine } from '../entry/EntryParts';
import { fields, foot, skip as skipStyle } from '../entry/EntryParts.css';
import type { ConfirmStep, SignupStepView } from './signup-steps';

/** A callback takes precedence over the link. */
function nextPress({ onPress }: ConfirmStep['next']) {
  return (
    onPress &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onPress();
    })
  );
}

/** The form of one step: its fields, then the one button, fixed at the bottom. */
export function SignupForm({ step, children }: { step: SignupStepView; children: ReactNode }) {
  const { Form } = useRouterParts();
  const confirm = step.kind === 'confirm';
  const fine = 'fine' in step ? step.fine : undefined;
  return (
    <Form
      key={step.formKey}
      method="post"
      encType={step.kind === 'photo' ? 'multipart/form-data' : undefined}
      {...step.form}
      className={fields}
    >
      <HiddenFields values={step.hidden} />
      <ErrorFocus busy={step.busy} />
      {step.error && <FormErrors title={step.error} />}
      {children}
      {fine && <EntryFine>{fine}</EntryFine>}
      <div className={foot}>
        {confirm && (
          <ButtonLink href={step.next.href} size="large" full onClick={nextPress(step.next)}>
            {step.next.label}
          </ButtonLink>
        )}
        {step.submit !== undefined && (
          <Button type="submit" size="large" full look={confirm ? 'text' : 'filled'} busy={step.busy}>
            {step.submit}
          </Button>
        )}
        {step.skip && (
          <button
            className={skipStyle}
            type="submit"
            name={step.skip.name}
            value={step.skip.value}
            formNoValidate
          >
            {step.skip.label}
          </button>
        )}
      </div>
    </Form>
  );
}
