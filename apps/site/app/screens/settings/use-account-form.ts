import type { ActionFunction } from '@remix-run/node';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import type { FormProblem } from '../../forms/form-problem';
import { resetMessages } from '../reset-password/messages';
import { accountProblemText, codeField } from './account-form-texts';

interface AccountFormOptions {
  readonly fields: readonly string[];
  /** Fields of codes that the page calls otherwise. */
  readonly codes?: Readonly<Partial<Record<FormProblem['code'], string>>>;
  readonly saved?: string;
}

/** A form about the account: as `useForm`, with the codes of the account beside their fields. */
export function useAccountForm<Action extends ActionFunction>({ fields, codes, saved }: AccountFormOptions) {
  const intl = useIntl();
  const form = useForm<Action>({ fields, saved });
  const { problem } = form;
  const own = problem && codeField(problem.code, codes);
  return {
    ...form,
    busy: form.busy ? intl.formatMessage(resetMessages.saving) : undefined,
    error: problem && !own && form.error !== undefined ? accountProblemText(intl, problem) : undefined,
    fieldError: (field: string) =>
      problem && own === field ? accountProblemText(intl, problem) : form.fieldError(field),
  };
}
