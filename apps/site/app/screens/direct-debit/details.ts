import { checkIban } from '@heartwood/domain';
import type { DirectDebitDetails } from '@heartwood/flows';
import { fieldProblem } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';

/** The required details, by form field name. */
export const detailFields = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const satisfies readonly (keyof DirectDebitDetails)[];

/** Reads the payer and account from a form, trimmed. */
export function readDetails(form: FormData): DirectDebitDetails {
  const text = (name: keyof DirectDebitDetails) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    account_holder: text('account_holder'),
    iban: text('iban'),
    street: text('street'),
    house_number: text('house_number'),
    zip: text('zip'),
    city: text('city'),
    phone: text('phone'),
  };
}

/** Whether any of it is filled in. */
export function isFilled(details: DirectDebitDetails): boolean {
  return detailFields.some((field) => details[field] !== '');
}

/** Whether a number can receive the code, given the country that it is typed in. */
export type IsMobile = (text: string, country: string) => boolean;

/** Returns the site's own validation error; undefined if there is none. */
export function detailsProblem(
  details: DirectDebitDetails,
  country: string,
  isMobile: IsMobile,
): FormProblem | undefined {
  const wrong: [string, 'required' | 'invalid'][] = detailFields
    .filter((field) => details[field] === '')
    .map((field) => [field, 'required']);
  if (details.iban && !checkIban(details.iban).ok) wrong.push(['iban', 'invalid']);
  if (details.phone && !isMobile(details.phone, country)) wrong.push(['phone', 'invalid']);
  return wrong.length > 0 ? fieldProblem(Object.fromEntries(wrong)) : undefined;
}

/** The request for immediate supply is not ticked. */
export const expressProblem: FormProblem = { code: 'express_request_required', fields: {}, data: {} };

/** Returns the validation error of a code before it is tried; undefined for six digits. */
export function codeProblem(otp: string): FormProblem | undefined {
  const digits = otp.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(digits)) return undefined;
  return fieldProblem({ otp: digits === '' ? 'required' : 'too_short' });
}

const fieldOfCode: Readonly<Record<string, string>> = { iban_invalid: 'iban', phone_invalid: 'phone' };

/** Returns a problem as errors beside its fields. */
export function besideFields(problem: FormProblem): FormProblem {
  const field = fieldOfCode[problem.code];
  return field ? fieldProblem({ [field]: 'invalid' }) : problem;
}
