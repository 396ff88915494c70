import { passwordLength } from '@heartwood/domain';
import { fieldErrorMessage, navigationMessages } from '@heartwood/i18n';
import { Link, VisuallyHidden } from '@heartwood/ui';
import type { AccountStep, DatePart, MessageStep } from '@heartwood/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { FormProblem } from '../../../forms/form-problem';
import { urls } from '../../../urls';
import { accountMessages as accountTexts } from '../account-messages';
import { firstMessageMessages as firstMessageTexts } from '../first-message-messages';
import { isPlainPress } from '../../../navigation/signup-links';
import type { AccountValues } from '../read-account';
import type { EmailSuggestion } from '../use-email-suggestion';
import { commonParts, fieldParts, skipIntent } from './step-parts';
import type { StepParts } from './step-parts';

/** The account step's input, in addition to the form itself. */
export interface AccountMaterial {
  readonly minAge: number;
  readonly year: number;
  readonly loginHref: string;
  /** Opens the login by other means than the link. */
  readonly onLogin?: () => void;
  /** The member whose page the visitor came from. */
  readonly targetName?: string;
  readonly values?: AccountValues;
  readonly suggestion?: EmailSuggestion;
  readonly onEmailBlur?: (email: string) => void;
}

const oldest = 100;
const fieldsOfCodes: Readonly<Partial<Record<FormProblem['code'], string>>> = {
  email_invalid: 'email',
  name_equals_email: 'name',
  name_starts_with_at: 'name',
  underage: 'date_of_birth',
};

function withFields(problem: FormProblem | undefined): FormProblem | undefined {
  const field = problem && fieldsOfCodes[problem.code];
  if (!problem || !field || problem.fields[field]) return problem;
  return { ...problem, fields: { ...problem.fields, [field]: problem.code } as FormProblem['fields'] };
}

function dateOrder(intl: IntlShape): readonly [DatePart, DatePart, DatePart] {
  const parts = intl
    .formatDateToParts(new Date(0), { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
  const [first = 'day', second = 'month', third = 'year'] = parts;
  return [first, second, third];
}

function numbers(from: number, to: number): { value: string; label: string }[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const value = String(from + index * step);
    return { value, label: value };
  });
}

function birthError(intl: IntlShape, { minAge }: AccountMaterial, problem: FormProblem | undefined) {
  const issue = problem?.fields['date_of_birth'];
  if (issue === 'required') return intl.formatMessage(accountTexts.birth_missing, { min_age: minAge });
  if (issue === 'underage') return intl.formatMessage(fieldErrorMessage(issue), { min_age: minAge });
  return issue && intl.formatMessage(accountTexts.birth_impossible);
}

function birthField(intl: IntlShape, material: AccountMaterial, problem: FormProblem | undefined) {
  const { minAge, year, values } = material;
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: intl.formatDate(Date.UTC(2000, index, 1), { month: 'long', timeZone: 'UTC' }),
  }));
  const choice = (part: DatePart, options: ReturnType<typeof numbers>) => ({
    name: `birth_${part}`,
    label: intl.formatMessage(accountTexts[part]),
    options,
    defaultValue: values?.birth?.[part],
  });
  return {
    id: 'date_of_birth',
    label: intl.formatMessage(accountTexts.birth, { min_age: minAge }),
    order: dateOrder(intl),
    required: true,
    error: birthError(intl, material, problem),
    day: choice('day', numbers(1, 31)),
    month: choice('month', months),
    year: choice('year', numbers(year - minAge, year - oldest)),
  };
}

/** A missing date is only reported at the field. */
function birthPopup(intl: IntlShape, material: AccountMaterial, problem: FormProblem | undefined) {
  const text = birthError(intl, material, problem);
  if (text === undefined || problem?.fields['date_of_birth'] === 'required') return undefined;
  return {
    title: intl.formatMessage(accountTexts.birth_popup_title),
    text,
    close: intl.formatMessage(accountTexts.birth_popup_close),
  };
}

function loginLink(words: ReactNode, { loginHref, onLogin }: AccountMaterial) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onLogin || !isPlainPress(event)) return;
    event.preventDefault();
    onLogin();
  };
  return (
    <Link key="login" href={loginHref} onClick={onClick}>
      {words}
    </Link>
  );
}

/** Returns a link that opens a new tab, so that no input is lost. */
function newTabLink(intl: IntlShape, href: string, words: ReactNode) {
  return (
    <Link key={href} href={href} target="_blank" rel="noopener">
      {words}
      <VisuallyHidden> {intl.formatMessage(accountTexts.new_tab)}</VisuallyHidden>
    </Link>
  );
}

/** Returns step 0: name, password, mail address, date of birth. */
export function accountStep(intl: IntlShape, parts: StepParts, material: AccountMaterial): AccountStep {
  const problem = withFields(parts.problem);
  const common = commonParts(intl, parts);
  const { values, suggestion, onEmailBlur } = material;
  return {
    kind: 'account',
    title: material.targetName
      ? intl.formatMessage(accountTexts.account_title_named, { name: material.targetName })
      : intl.formatMessage(accountTexts.account_title),
    text: intl.formatMessage(accountTexts.have_account, {
      login: (words) => loginLink(words, material),
    }),
    ...common,
    error:
      problem?.code === 'account_exists' ? (
        <>
          {common.error} {loginLink(intl.formatMessage(navigationMessages.login), material)}
        </>
      ) : (
        common.error
      ),
    name: {
      ...fieldParts(intl, problem, 'name', accountTexts.name),
      required: true,
      maxLength: 40,
      defaultValue: values?.name,
    },
    email: {
      ...fieldParts(intl, problem, 'email', accountTexts.email),
      required: true,
      maxLength: 254,
      defaultValue: values?.email,
      onBlur: onEmailBlur && ((event) => onEmailBlur(event.currentTarget.value)),
      suggestion: suggestion && {
        label: intl.formatMessage(accountTexts.did_you_mean, { email: suggestion.email }),
        onAccept: suggestion.onAccept,
      },
    },
    password: {
      ...fieldParts(intl, problem, 'password', accountTexts.password),
      hint: intl.formatMessage(accountTexts.password_hint, { count: passwordLength.minimum }),
      required: true,
      minLength: passwordLength.minimum,
      showLabel: intl.formatMessage(accountTexts.show_password),
      hideLabel: intl.formatMessage(accountTexts.hide_password),
    },
    birth: birthField(intl, material, problem),
    birthPopup: birthPopup(intl, material, problem),
    fine: (
      <>
        {intl.formatMessage(accountTexts.terms, {
          terms: (words) => newTabLink(intl, urls.path('pages-terms'), words),
          privacy: (words) => newTabLink(intl, urls.path('pages-privacy'), words),
        })}{' '}
        {intl.formatMessage(accountTexts.account_text)}
      </>
    ),
    submit: intl.formatMessage(accountTexts.account_submit),
  };
}

/** The message step's input, in addition to the form itself. */
export interface MessageMaterial {
  readonly maxLength: number;
  /** The member whom the message is for. */
  readonly targetName?: string;
  readonly written?: string;
}

/** Returns step 0 for visitors from a profile: the first message. */
export function messageStep(
  intl: IntlShape,
  parts: StepParts,
  { maxLength, targetName, written }: MessageMaterial,
): MessageStep {
  return {
    kind: 'message',
    title: targetName
      ? intl.formatMessage(firstMessageTexts.message_title, { name: targetName })
      : intl.formatMessage(firstMessageTexts.message_title_unnamed),
    text: intl.formatMessage(firstMessageTexts.message_text),
    ...commonParts(intl, parts),
    message: {
      ...fieldParts(intl, parts.problem, 'signup_message', firstMessageTexts.message),
      rows: 5,
      maxLength,
      required: true,
      defaultValue: written,
    },
    submit: intl.formatMessage(firstMessageTexts.message_submit),
    skip: { label: intl.formatMessage(firstMessageTexts.message_skip), ...skipIntent },
  };
}
