import { defineMessages } from '../define-messages';

/** Texts of the error codes (`errors.<code>`) and of an unknown error; keyed by code. */
export const errorMessages = defineMessages({
  unknown: {
    id: 'errors.unknown',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Error without a known code; given text',
  },
  internal_error: {
    id: 'errors.internal_error',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'The server failed; given text',
  },
  authentication_required: {
    id: 'errors.authentication_required',
    defaultMessage: 'Please log in to continue.',
    description: 'The session has ended',
  },
  bad_request: {
    id: 'errors.bad_request',
    defaultMessage: 'Something didn’t come through properly. Please reload the page and try again.',
    description: 'The request could not be read',
  },
  insufficient_credits: {
    id: 'errors.insufficient_credits',
    defaultMessage: 'You don’t have enough credits',
    description: 'Fewer credits than the message costs; given text',
  },
  forbidden: {
    id: 'errors.forbidden',
    defaultMessage: 'You’re not allowed to do this.',
    description: 'Not allowed',
  },
  cross_site_request: {
    id: 'errors.cross_site_request',
    defaultMessage: 'This request came from another site. Please continue from this page.',
    description: 'The request came from another site and was refused',
  },
  login_failed: {
    id: 'errors.login_failed',
    defaultMessage: 'Login failed. Please try again.',
    description: 'Wrong mail address or password; given text',
  },
  invite_only: {
    id: 'errors.invite_only',
    defaultMessage: 'Right now, new members can only join by invitation.',
    description: 'New members only come in by invitation',
  },
  free_limit_reached: {
    id: 'errors.free_limit_reached',
    defaultMessage: 'You’ve used your free conversations. With premium you can start as many as you like.',
    description: 'A free member has no conversation left to start',
  },
  premium_only: {
    id: 'errors.premium_only',
    defaultMessage: 'This is for premium members. Your first purchase makes you one.',
    description: 'Only for premium members',
  },
  blocked: {
    id: 'errors.blocked',
    defaultMessage: 'You can’t write to each other any more.',
    description: 'One of the two has blocked the other in this conversation',
  },
  spend_limit_reached: {
    id: 'errors.spend_limit_reached',
    defaultMessage: 'You’ve reached the spending limit you set. You can change it in your settings.',
    description: 'The member’s own spend limit stops the purchase',
  },
  spending_blocked: {
    id: 'errors.spending_blocked',
    defaultMessage:
      'An earlier payment was returned, so you still owe us some credits. Your next purchase settles them first.',
    description:
      'A payment was taken back: the member can’t spend credits until a purchase has settled the debt',
  },
  code_not_yours: {
    id: 'errors.code_not_yours',
    defaultMessage: 'This code was meant for someone else.',
    description: 'The discount code belongs to another member',
  },
  withdrawal_expired: {
    id: 'errors.withdrawal_expired',
    defaultMessage: 'The withdrawal period for this purchase has ended.',
    description: 'The legal time to withdraw from the contract has passed',
  },
  express_request_required: {
    id: 'errors.express_request_required',
    defaultMessage: 'Please tick the box to get your credits right away. We can’t add them without it.',
    description: 'The tick that asks for immediate supply is missing at the order button',
  },
  directdebit_blocked: {
    id: 'errors.directdebit_blocked',
    defaultMessage: 'Direct debit isn’t available for your account. Please choose another method.',
    description: 'Direct debit is blocked for this account',
  },
  not_found: {
    id: 'errors.not_found',
    defaultMessage: 'We couldn’t find this.',
    description: 'Unknown, hidden or gone',
  },
  email_not_found: {
    id: 'errors.email_not_found',
    defaultMessage: 'Email address not found',
    description: 'Password reset: no account has this mail address; given text',
  },
  code_not_found: {
    id: 'errors.code_not_found',
    defaultMessage: 'Code not found',
    description: 'Unknown discount code; given text',
  },
  method_not_allowed: {
    id: 'errors.method_not_allowed',
    defaultMessage: 'That’s not possible here.',
    description: 'The address does not know this action',
  },
  conflict: {
    id: 'errors.conflict',
    defaultMessage: 'Something changed in the meantime. Please reload the page and check again.',
    description: 'The state changed meanwhile',
  },
  idempotency_key_reused: {
    id: 'errors.idempotency_key_reused',
    defaultMessage: 'This has already been sent with different content. Please reload and try again.',
    description: 'The same submission came twice with different content',
  },
  account_exists: {
    id: 'errors.account_exists',
    defaultMessage: 'You already have an account with this email address. Just log in.',
    description: 'Signup: an active account has this mail address; a login link is beside it',
  },
  account_deleted_reactivatable: {
    id: 'errors.account_deleted_reactivatable',
    defaultMessage:
      'This account was deleted, but you can still bring it back: use the link in the email we sent you, or contact support.',
    description: 'A deleted account with this address can still be restored by the mailed link',
  },
  account_disabled: {
    id: 'errors.account_disabled',
    defaultMessage: 'Your account has been banned. Our email tells you why, and how to appeal.',
    description: 'Login with the right password to a banned account, whose owner was told by mail',
  },
  email_taken: {
    id: 'errors.email_taken',
    defaultMessage: 'This email address already has an account on this site.',
    description: 'Change of mail address: another account has it; given text',
  },
  photo_limit: {
    id: 'errors.photo_limit',
    defaultMessage: 'You can show at most {max, plural, one {# photo} other {# photos}}.',
    description: 'No more photos allowed; max is how many',
  },
  code_used: {
    id: 'errors.code_used',
    defaultMessage: 'Code already used',
    description: 'The discount code was used before; given text',
  },
  amount_changed: {
    id: 'errors.amount_changed',
    defaultMessage: 'The price has changed in the meantime. Please check it before you pay.',
    description: 'The price is not the one that was shown',
  },
  payload_too_large: {
    id: 'errors.payload_too_large',
    defaultMessage: 'That’s too large. Please choose a smaller file.',
    description: 'The file or text is larger than allowed',
  },
  unsupported_type: {
    id: 'errors.unsupported_type',
    defaultMessage: 'We can’t use this kind of file.',
    description: 'The file has a type that cannot be used',
  },
  invalid_fields: {
    id: 'errors.invalid_fields',
    defaultMessage: 'Please check the highlighted fields.',
    description: 'Some fields of the form are not right; each says what',
  },
  email_invalid: {
    id: 'errors.email_invalid',
    defaultMessage: 'Invalid email',
    description: 'Not a mail address; given text',
  },
  name_equals_email: {
    id: 'errors.name_equals_email',
    defaultMessage: 'Your profile name can’t be the same as your email address',
    description: 'The profile name is the mail address; given text',
  },
  name_starts_with_at: {
    id: 'errors.name_starts_with_at',
    defaultMessage: 'Your profile name can’t start with @',
    description: 'The profile name starts with an at sign',
  },
  underage: {
    id: 'errors.underage',
    defaultMessage: 'You must be {min_age} or older. Check your date of birth.',
    description: 'No date of birth, or too young; min_age is a number of years; given text',
  },
  activation_failed: {
    id: 'errors.activation_failed',
    defaultMessage: 'Activation failed',
    description: 'The activation link is unknown, used or expired; given text',
  },
  link_invalid_or_expired: {
    id: 'errors.link_invalid_or_expired',
    defaultMessage: 'This link has expired or is invalid. Request a new email.',
    description: 'The mailed link is unknown, used or expired; given text',
  },
  old_password_wrong: {
    id: 'errors.old_password_wrong',
    defaultMessage: 'Your current password is incorrect.',
    description: 'The old password is not right',
  },
  passwords_differ: {
    id: 'errors.passwords_differ',
    defaultMessage: 'The passwords you entered don’t match.',
    description: 'The new password and its repeat differ; given text',
  },
  photo_invalid: {
    id: 'errors.photo_invalid',
    defaultMessage: 'We couldn’t read this photo. Try another one.',
    description: 'The uploaded file is no picture that can be used',
  },
  message_empty: {
    id: 'errors.message_empty',
    defaultMessage: 'Write something first. Even a quick hello will do.',
    description: 'A message without visible text',
  },
  message_too_long: {
    id: 'errors.message_too_long',
    defaultMessage:
      'Your message is too long. The limit is {max, plural, one {# character} other {# characters}}.',
    description: 'The message is too long; max is the number of characters',
  },
  gift_unknown: {
    id: 'errors.gift_unknown',
    defaultMessage: 'This gift is no longer available. Please choose another one.',
    description: 'The brand does not have the gift that the member wanted to send',
  },
  own_profile: {
    id: 'errors.own_profile',
    defaultMessage: 'That’s you! Choose someone else.',
    description: 'Members cannot like, message or block themselves',
  },
  code_expired: {
    id: 'errors.code_expired',
    defaultMessage: 'This code has expired.',
    description: 'The discount code has expired',
  },
  code_wrong_country: {
    id: 'errors.code_wrong_country',
    defaultMessage: 'This code doesn’t work in your country.',
    description: 'The discount code does not count in this country',
  },
  code_wrong_method: {
    id: 'errors.code_wrong_method',
    defaultMessage: 'This code doesn’t work with the payment method you chose.',
    description: 'The discount code does not count with this payment method',
  },
  order_too_small: {
    id: 'errors.order_too_small',
    defaultMessage: 'Your order is too small for this code. Choose a larger package.',
    description: 'Below the minimum order value of the discount code',
  },
  package_unknown: {
    id: 'errors.package_unknown',
    defaultMessage: 'This package is no longer available. Please choose another one.',
    description: 'No such credit package',
  },
  method_not_offered: {
    id: 'errors.method_not_offered',
    defaultMessage: 'This payment method isn’t available here. Please choose another one.',
    description: 'The payment method is not offered there',
  },
  iban_invalid: {
    id: 'errors.iban_invalid',
    defaultMessage: 'This IBAN doesn’t look right. Please check it.',
    description: 'Not a bank account number',
  },
  phone_invalid: {
    id: 'errors.phone_invalid',
    defaultMessage: 'We can’t send a code to this number. Please check it.',
    description: 'Not a phone number that can get a code',
  },
  code_invalid: {
    id: 'errors.code_invalid',
    defaultMessage: 'Invalid code',
    description: 'A wrong or old one-time code; given text',
  },
  too_many_requests: {
    id: 'errors.too_many_requests',
    defaultMessage: 'Slow down a little, please. Try again in a moment.',
    description: 'Too many requests in a short time',
  },
  too_many_attempts: {
    id: 'errors.too_many_attempts',
    defaultMessage: 'Too many failed attempts. Your account is locked for {minutes} min.',
    description: 'Login locked after wrong attempts; minutes is a number; given text',
  },
  too_many_reset_mails: {
    id: 'errors.too_many_reset_mails',
    defaultMessage: 'Too many password reset emails. Try again tomorrow.',
    description: 'No more password reset mails today; given text',
  },
  directdebit_limit_reached: {
    id: 'errors.directdebit_limit_reached',
    defaultMessage: 'You’ve reached your limit for direct debit. Please choose another method.',
    description: 'The direct debit limit is reached',
  },
  swipe_limit_reached: {
    id: 'errors.swipe_limit_reached',
    defaultMessage: 'You’ve used all your likes for today. The game shows you when you’ll get more.',
    description: "The day's likes of the swipe game are given; hearts, in the game",
  },
  provider_unavailable: {
    id: 'errors.provider_unavailable',
    defaultMessage: 'Payments aren’t available right now. Nothing was charged. Please try again shortly.',
    description: 'The payment provider cannot be reached',
  },
  unavailable: {
    id: 'errors.unavailable',
    defaultMessage: 'We’re catching our breath. Please try again in a moment.',
    description: 'The server is starting, stopping or overloaded. Idiom: say it your way',
  },
});
