import type { ApiError } from '@heartwood/api-client';
import type { ErrorData, FieldCode } from '@heartwood/api-contract';
import { errorMessage, fieldErrorMessage } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';

/** Why a form was not taken, as the action gives it to the page. */
export interface FormProblem {
  readonly code: ApiError['code'];
  /** By field name, what is wrong with it. */
  readonly fields: Readonly<Record<string, FieldCode>>;
  /** Numbers that the text needs. */
  readonly data: Readonly<ErrorData>;
}

/** The problem that an API error stands for. */
export function problemOf({ code, fields, data }: ApiError): FormProblem {
  return { code, fields, data };
}

/** A problem with fields that the site found itself. */
export function fieldProblem(fields: Readonly<Record<string, FieldCode>>): FormProblem {
  return { code: 'invalid_fields', fields, data: {} };
}

/** The problem of fields that were left empty; undefined where none was. */
export function missingFields(values: Readonly<Record<string, string>>): FormProblem | undefined {
  const missing = Object.keys(values).filter((field) => values[field] === '');
  if (missing.length === 0) return undefined;
  return fieldProblem(Object.fromEntries(missing.map((field) => [field, 'required' as const])));
}

function numbers(data: Readonly<ErrorData>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  );
}

/** The text of a problem. */
export function problemText(intl: IntlShape, { code, data }: FormProblem): string {
  return intl.formatMessage(errorMessage(code), numbers(data));
}

/** The text for one field, where something is wrong with it. */
export function fieldText(
  intl: IntlShape,
  problem: FormProblem | undefined,
  field: string,
): string | undefined {
  const issue = problem?.fields[field];
  return issue && intl.formatMessage(fieldErrorMessage(issue), numbers(problem.data));
}
