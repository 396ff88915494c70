import type { FieldCode, SignupForm, Tracking } from '@heartwood/api-contract';
import type { Locale } from '@heartwood/i18n';

/** What the account step knows beside its own fields. */
export interface AccountSurroundings {
  readonly language: Locale;
  readonly termsVersion: string;
  readonly tracking?: Tracking;
}

/** The account step as it was filled in, or what is missing in it. */
export type ReadAccount =
  | { readonly ok: true; readonly form: SignupForm }
  | { readonly ok: false; readonly fields: Readonly<Record<string, FieldCode>> };

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function birthDate(form: FormData): string | undefined {
  const [year, month, day] = [text(form, 'birth_year'), text(form, 'birth_month'), text(form, 'birth_day')];
  if (!year || !month || !day) return undefined;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads the account step's form; what is right in itself is left to the API. */
export function readAccount(
  form: FormData,
  { language, termsVersion, tracking }: AccountSurroundings,
): ReadAccount {
  const email = text(form, 'email').trim();
  const name = text(form, 'name').trim();
  const password = text(form, 'password');
  const date = birthDate(form);
  const fields = Object.fromEntries(
    Object.entries({ email, name, password, date_of_birth: date })
      .filter(([, value]) => !value)
      .map(([field]) => [field, 'required' as const]),
  );
  if (!date || Object.keys(fields).length > 0) return { ok: false, fields };
  const message = text(form, 'signup_message').trim();
  const profile = text(form, 'profile');
  return {
    ok: true,
    form: {
      email,
      name,
      password,
      date_of_birth: date,
      terms_version: termsVersion,
      language,
      ...(message ? { signup_message: message } : {}),
      ...(profile ? { profile } : {}),
      ...(tracking && Object.keys(tracking).length > 0 ? { tracking } : {}),
    },
  };
}
