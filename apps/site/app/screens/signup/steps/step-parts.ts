import type { FormPartProps } from '@heartwood/ui';
import type { FormEvent } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { fieldText } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { problemOrWaitText } from '../../reset-password/wait-text';
import { signupMessages as texts } from '../messages';

/** How a step's form is submitted, and the last attempt's result; the same for page and dialog. */
export interface StepParts {
  readonly form: FormPartProps & { action: string };
  /** Another key resets the form to the current values. */
  readonly formKey?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly problem?: FormProblem;
  readonly busy: boolean;
}

/** Name and value of the button that skips a step. */
export const skipIntent = { name: 'intent', value: 'skip' } as const;

/** Name of the photo's file fields. */
export const photoField = 'photo';

/** Name of the field by which a page says that the browser supports push; only script fills it in. */
export const canPushField = 'can_push';

/** Whether a form was submitted by the skip button. */
export function isSkip(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return (
    submitter instanceof HTMLButtonElement &&
    submitter.name === skipIntent.name &&
    submitter.value === skipIntent.value
  );
}

/** Returns the parts common to every step. */
export function commonParts(intl: IntlShape, { form, formKey, hidden, problem, busy }: StepParts) {
  return {
    form,
    formKey,
    hidden,
    error: problem && problemOrWaitText(intl, problem),
    busy: busy ? intl.formatMessage(texts.busy) : undefined,
  };
}

/** Returns the parts common to the steps' fields, without their values. */
export function fieldParts(
  intl: IntlShape,
  problem: FormProblem | undefined,
  name: string,
  label: MessageDescriptor,
) {
  return { id: name, name, label: intl.formatMessage(label), error: fieldText(intl, problem, name) };
}

/** Returns the button that skips a step. */
export function skipButton(intl: IntlShape) {
  return { label: intl.formatMessage(texts.skip), ...skipIntent };
}
