/**
 * Every error `code` with its HTTP status: the contract's list, and `authentication_required`, which is sent
 * as a bare string. Its text is `errors.<code>`.
 */
export const errorStatuses = {
  authentication_required: 403,
  bad_request: 400,
  insufficient_credits: 402,
  forbidden: 403,
  cross_site_request: 403,
  login_failed: 403,
  invite_only: 403,
  free_limit_reached: 403,
  premium_only: 403,
  blocked: 403,
  spend_limit_reached: 403,
  spending_blocked: 403,
  code_not_yours: 403,
  directdebit_blocked: 403,
  account_disabled: 403,
  not_found: 404,
  email_not_found: 404,
  code_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_key_reused: 409,
  account_exists: 409,
  account_deleted_reactivatable: 409,
  email_taken: 409,
  photo_limit: 409,
  code_used: 409,
  amount_changed: 409,
  withdrawal_expired: 409,
  payload_too_large: 413,
  unsupported_type: 415,
  invalid_fields: 422,
  email_invalid: 422,
  name_equals_email: 422,
  name_starts_with_at: 422,
  underage: 422,
  activation_failed: 422,
  link_invalid_or_expired: 422,
  old_password_wrong: 422,
  passwords_differ: 422,
  photo_invalid: 422,
  message_empty: 422,
  message_too_long: 422,
  own_profile: 422,
  gift_unknown: 422,
  code_expired: 422,
  code_wrong_country: 422,
  code_wrong_method: 422,
  order_too_small: 422,
  package_unknown: 422,
  method_not_offered: 422,
  express_request_required: 422,
  iban_invalid: 422,
  phone_invalid: 422,
  code_invalid: 422,
  too_many_requests: 429,
  too_many_attempts: 429,
  too_many_reset_mails: 429,
  directdebit_limit_reached: 429,
  swipe_limit_reached: 429,
  internal_error: 500,
  provider_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Whether a text is one of the codes above. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorStatuses, text);
}

/** Validation issues of a field in an `invalid_fields` response; the text is `errors.field.<issue>`. */
export const fieldIssues = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'not_in_list',
  'not_allowed',
  'email_invalid',
  'name_equals_email',
  'name_starts_with_at',
  'name_has_address',
  'password_too_common',
  'underage',
] as const;

export type FieldIssue = (typeof fieldIssues)[number];
