import { checkIban, codePointLength, type FieldIssue } from '@heartwood/domain';
import { mobileNumber } from '@heartwood/domain/phone';
import { ApiError, invalidFields } from '../kernel/api-error';
import type { BodyOf } from '../kernel/contract-types';

/** The debtor, as named in the mandate. */
export interface Debtor {
  account_holder: string;
  /** Without spaces. */
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  /** As `+31612345678`. */
  phone: string;
}

/** Maximum lengths accepted by banks. */
const lengths = { account_holder: 70, street: 70, house_number: 16, zip: 16, city: 35 } as const;
type TextField = keyof typeof lengths;

const fields = Object.keys(lengths) as TextField[];
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function issueOf(field: TextField, text: string): FieldIssue | null {
  if (text === '') return 'required';
  if (invisible.test(text)) return 'invalid';
  if (codePointLength(text) > lengths[field]) return 'too_long';
  return /[\p{L}\p{N}]/u.test(text) ? null : 'invalid';
}

/**
 * Validates the debtor's details.
 * @param country the default for phone numbers without a prefix
 * @throws ApiError invalid_fields, iban_invalid, phone_invalid
 */
export function readDebtor(body: BodyOf<'orderDirectDebit'>, country: string): Debtor {
  const texts = Object.fromEntries(
    fields.map((field) => [field, body[field].normalize('NFC').trim().replace(/\s+/g, ' ')]),
  ) as Record<TextField, string>;
  const issues = fields.flatMap((field) => {
    const issue = issueOf(field, texts[field]);
    return issue ? [[field, issue] as const] : [];
  });
  if (issues.length > 0) throw invalidFields(Object.fromEntries(issues));
  const account = checkIban(body.iban);
  if (!account.ok) throw new ApiError('iban_invalid');
  const phone = mobileNumber(body.phone, country);
  if (phone === null) throw new ApiError('phone_invalid');
  return { ...texts, iban: account.iban, phone };
}
