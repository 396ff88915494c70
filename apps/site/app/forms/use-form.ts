import type { ActionFunction } from '@remix-run/node';
import { useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addToast } from '../overlays/toasts';
import { fieldText, problemText } from './form-problem';
import type { FormProblem } from './form-problem';

interface Answer {
  readonly done?: unknown;
  readonly problem?: FormProblem;
}

interface FormOptions {
  readonly fields?: readonly string[];
  readonly saved?: string;
}

/**
 * Returns the state of a page's form, whose action is a `formAction`.
 * @param options.fields the fields that show their own validation errors; any other error is the form's
 * `error`
 * @param options.saved text of the success toast; a page without script shows it by `saved` of the result
 */
export function useForm<Action extends ActionFunction>({ fields = [], saved }: FormOptions = {}) {
  const intl = useIntl();
  const answer = useActionData<Action>();
  const { done: given, problem } = (answer ?? {}) as Answer;
  const { pathname } = useLocation();
  const { formAction: sentTo } = useNavigation();
  const [printed] = useState(answer);
  const done = given !== undefined;
  const announces = saved !== undefined && done && answer !== printed;
  useEffect(() => {
    if (announces) addToast({ tone: 'success', title: saved });
  }, [announces, saved, answer]);

  const wrong = Object.keys(problem?.fields ?? {});
  const besideFields = wrong.length > 0 && wrong.every((field) => fields.includes(field));
  return {
    answer,
    problem,
    /** Whether the form is being submitted. */
    busy: sentTo !== undefined && new URL(sentTo, 'https://site').pathname === pathname,
    /** The error that belongs to no field. */
    error: problem && !besideFields ? problemText(intl, problem) : undefined,
    /** Returns a field's validation error. */
    fieldError: (field: string) => fieldText(intl, problem, field),
    /** The success text of a form that was submitted before hydration. */
    saved: done && answer === printed ? saved : undefined,
  };
}
