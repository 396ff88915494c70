import type { SignupForm } from '@heartwood/api-contract';
import {
  checkDateOfBirth,
  checkProfileName,
  codePointLength,
  formatCalendarDate,
  isBlank,
  isPasswordLength,
  normaliseText,
  parseEmail,
  type ChosenSearch,
  type FieldIssue,
} from '@heartwood/domain';
import { ApiError } from '../kernel/api-error';
import type { BrandSettings } from '../kernel/brands';
import { isCommonPassword, siteWords } from './common-password';

/** A signup form whose fields are all valid. */
export interface CheckedSignup {
  address: string;
  emailKey: string;
  name: string;
  password: string;
  dateOfBirth: string;
  language: string;
  termsVersion: string;
  /** Who the visitor wants to meet; null if nothing was chosen. */
  search: ChosenSearch | null;
  /** Null without a text or recipient. */
  message: { text: string; recipientId: string } | null;
}

const ownCodes = ['email_invalid', 'name_equals_email', 'name_starts_with_at', 'underage'] as const;

/** Validates every field; throws the code of the first invalid one with an issue for each. */
export async function checkSignup(
  form: SignupForm,
  settings: BrandSettings,
  today: Date,
): Promise<CheckedSignup> {
  const issues: [string, FieldIssue][] = [];
  const email = parseEmail(form.email);
  if (!email) issues.push(['email', 'email_invalid']);
  const named = checkProfileName(form.name, form.email);
  if (!named.ok) issues.push(['name', named.code]);
  if (!isPasswordLength(form.password)) issues.push(['password', 'too_short']);
  else if (await isCommonPassword(form.password, { ...form, site: siteWords(settings) }))
    issues.push(['password', 'password_too_common']);
  const birth = checkDateOfBirth(form.date_of_birth, today, settings.min_age);
  if (!birth.ok) issues.push(['date_of_birth', birth.code]);
  if (form.language && !settings.locales.includes(form.language)) issues.push(['language', 'not_in_list']);
  if (Date.parse(form.terms_version) !== Date.parse(settings.terms_version))
    issues.push(['terms_version', 'invalid']);
  const search = form.search ?? null;
  if (search && (search.min_age ?? 0) > (search.max_age ?? Infinity))
    issues.push(['search.min_age', 'too_high']);
  const text = normaliseText(form.signup_message ?? '');
  if (codePointLength(text) > settings.message_length) issues.push(['signup_message', 'too_long']);

  if (issues.length > 0 || !email || !named.ok || !birth.ok) throw refusal(issues, settings.min_age);
  return {
    address: email.address,
    emailKey: email.key,
    name: named.name,
    password: form.password,
    dateOfBirth: formatCalendarDate(birth.date),
    language: form.language ?? settings.default_locale,
    termsVersion: settings.terms_version,
    search,
    message: form.profile && !isBlank(text) ? { text, recipientId: form.profile } : null,
  };
}

function refusal(issues: readonly [string, FieldIssue][], minimumAge: number): ApiError {
  const code = ownCodes.find((own) => own === issues[0]?.[1]) ?? 'invalid_fields';
  return new ApiError(code, {
    fields: Object.fromEntries(issues),
    ...(issues.some(([, issue]) => issue === 'underage') && { data: { min_age: minimumAge } }),
  });
}
