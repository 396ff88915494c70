import type { ActionFunction } from '@remix-run/node';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import type { FormProblem } from '../../forms/form-problem';
import { resetMessages } from '../reset-password/messages';
import { problemOrWaitText } from '../reset-password/wait-text';
import { codeField } from './account-form-texts';

interface AccountFormOptions {
  readonly fields: readonly string[];
  /** The page's own fields for error codes. */
  readonly codes?: Readonly<Partial<Record<FormProblem['code'], string>>>;
  readonly saved?: string;
}

/** Returns an account form: like `useForm`, with the account's error codes beside their fields. */
export function useAccountForm<Action extends ActionFunction>({ fields, codes, saved }: AccountFormOptions) {
  const intl = useIntl();
  const form = useForm<Action>({ fields, saved });
  const { problem } = form;
  const own = problem && codeField(problem.code, codes);
  return {
    ...form,
    busy: form.busy ? intl.formatMessage(resetMessages.saving) : undefined,
    error: problem && !own && form.error !== undefined ? problemOrWaitText(intl, problem) : undefined,
    fieldError: (field: string) =>
      problem && own === field ? problemOrWaitText(intl, problem) : form.fieldError(field),
  };
}
