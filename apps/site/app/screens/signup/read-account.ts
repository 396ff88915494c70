import type { FieldCode, SignupForm } from '@heartwood/api-contract';
import {
  checkDateOfBirth,
  checkProfileName,
  isPasswordLength,
  parseEmail,
  passwordLength,
} from '@heartwood/domain';

/** The account step as filled in, or its errors. */
export type ReadAccount =
  | { readonly ok: true; readonly form: SignupForm }
  | { readonly ok: false; readonly fields: Readonly<Record<string, FieldCode>> };

/** Earlier input to be shown again; never the password. */
export interface AccountValues {
  readonly email?: string;
  readonly name?: string;
  readonly birth?: { readonly day: string; readonly month: string; readonly year: string };
}

/** Fields of a form, or of a stored one. */
export interface FieldValues {
  get(name: string): unknown;
}

function text(form: FieldValues, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns what an account step's form shows again. */
export function accountValues(form: FieldValues): AccountValues {
  return {
    email: text(form, 'email'),
    name: text(form, 'name'),
    birth: {
      day: text(form, 'birth_day'),
      month: text(form, 'birth_month'),
      year: text(form, 'birth_year'),
    },
  };
}

function birthDate(form: FieldValues): string {
  const [year, month, day] = [text(form, 'birth_year'), text(form, 'birth_month'), text(form, 'birth_day')];
  if (!year || !month || !day) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface AccountSurroundings extends Pick<SignupForm, 'language' | 'terms_version' | 'tracking'> {
  /** The brand's minimum age. */
  readonly minAge: number;
}

type GivenFields = Pick<SignupForm, 'email' | 'name' | 'password' | 'date_of_birth'>;

/** Returns each field's validation error, as far as the form alone determines it. */
function issuesOf(
  { email, name, password, date_of_birth: date }: GivenFields,
  minAge: number,
): Record<string, FieldCode> {
  const named = checkProfileName(name, email);
  const length = password.length > passwordLength.maximum ? 'too_long' : 'too_short';
  const born = checkDateOfBirth(date, new Date(), minAge);
  const issueOf = (value: string, issue: FieldCode | false) => (value ? issue : 'required');
  const issues = {
    email: issueOf(email, !parseEmail(email) && 'email_invalid'),
    name: issueOf(name, !named.ok && named.code),
    password: issueOf(password, !isPasswordLength(password) && length),
    date_of_birth: issueOf(date, !born.ok && born.code),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue)) as Record<string, FieldCode>;
}

/**
 * Reads the account step's form. The API reports every invalid field itself, but only for a complete form, so
 * other errors of a form with a missing field or a password of the wrong length are reported here; the rest
 * is left to the API.
 * @param known what is sent in addition to the fields
 */
export function readAccount(
  form: FormData,
  { tracking, minAge, ...known }: AccountSurroundings,
): ReadAccount {
  const email = text(form, 'email').trim();
  const name = text(form, 'name').trim();
  const password = text(form, 'password');
  const date = birthDate(form);
  const fields = issuesOf({ email, name, password, date_of_birth: date }, minAge);
  if (fields['password'] || Object.values(fields).includes('required')) return { ok: false, fields };
  const message = text(form, 'signup_message').trim();
  const profile = text(form, 'profile');
  return {
    ok: true,
    form: {
      email,
      name,
      password,
      date_of_birth: date,
      ...known,
      ...(message ? { signup_message: message } : {}),
      ...(profile ? { profile } : {}),
      ...(tracking && Object.keys(tracking).length > 0 ? { tracking } : {}),
    },
  };
}
