import type { ApiError } from '@heartwood/api-client';
import type { ErrorData, FieldCode } from '@heartwood/api-contract';
import { errorMessage, fieldErrorMessage } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';

/** Why a form was rejected, as the action returns it to the page. */
export interface FormProblem {
  readonly code: ApiError['code'];
  /** Validation errors by field name. */
  readonly fields: Readonly<Record<string, FieldCode>>;
  /** Numbers that the text interpolates. */
  readonly data: Readonly<ErrorData>;
}

/** The problem of a call without a response. */
export const noAnswer: FormProblem = { code: 'unavailable', fields: {}, data: {} };

/** Converts an API error. */
export function problemOf({ code, fields, data }: ApiError): FormProblem {
  return { code, fields, data };
}

/** Returns a problem with the site's own validation errors. */
export function fieldProblem(fields: Readonly<Record<string, FieldCode>>): FormProblem {
  return { code: 'invalid_fields', fields, data: {} };
}

/** Returns the problem of required fields left empty; undefined if there are none. */
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

/** Returns the text of a problem. */
export function problemText(intl: IntlShape, { code, data }: FormProblem): string {
  return intl.formatMessage(errorMessage(code), numbers(data));
}

/** Returns the text of a field's validation error, if it has one. */
export function fieldText(
  intl: IntlShape,
  problem: FormProblem | undefined,
  field: string,
): string | undefined {
  const issue = problem?.fields[field];
  return issue && intl.formatMessage(fieldErrorMessage(issue), numbers(problem.data));
}
