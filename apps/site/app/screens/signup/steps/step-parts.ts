import type { FormPartProps } from '@heartwood/ui';
import type { FormEvent } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { fieldText, problemText } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { signupMessages as texts } from '../messages';

/** How a step's form is sent, and how the last try went; the same for page and dialog. */
export interface StepParts {
  readonly form: FormPartProps & { action: string };
  /** Another key makes the form anew, with the values given now. */
  readonly formKey?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly problem?: FormProblem;
  readonly busy: boolean;
}

/** Name and value of the button that leaves a step out. */
export const skipIntent = { name: 'intent', value: 'skip' } as const;

/** Name of the fields that a photo is chosen in. */
export const photoField = 'photo';

/** Name of the field by which a page says that the browser can ask for push; only script fills it in. */
export const canPushField = 'can_push';

/** Whether a form was sent by the button that leaves the step out. */
export function isSkip(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return (
    submitter instanceof HTMLButtonElement &&
    submitter.name === skipIntent.name &&
    submitter.value === skipIntent.value
  );
}

/** The parts that every step has. */
export function commonParts(intl: IntlShape, { form, formKey, hidden, problem, busy }: StepParts) {
  return {
    form,
    formKey,
    hidden,
    error: problem && problemText(intl, problem),
    busy: busy ? intl.formatMessage(texts.busy) : undefined,
  };
}

/** The parts that the fields of the steps have, but for their values. */
export function fieldParts(
  intl: IntlShape,
  problem: FormProblem | undefined,
  name: string,
  label: MessageDescriptor,
) {
  return { id: name, name, label: intl.formatMessage(label), error: fieldText(intl, problem, name) };
}

/** The button that leaves a step out. */
export function skipButton(intl: IntlShape) {
  return { label: intl.formatMessage(texts.skip), ...skipIntent };
}
