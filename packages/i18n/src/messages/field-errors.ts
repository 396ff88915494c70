import { defineMessages } from '../define-messages';

/** Texts of validation issues (`errors.field.<issue>`); keyed by issue. */
export const fieldErrorMessages = defineMessages({
  required: {
    id: 'errors.field.required',
    defaultMessage: 'Please fill this in',
    description: 'Below a form field that is empty',
  },
  invalid: {
    id: 'errors.field.invalid',
    defaultMessage: 'This doesn’t look right',
    description: 'Below a form field',
  },
  too_short: {
    id: 'errors.field.too_short',
    defaultMessage: 'This is too short',
    description: 'Below a form field',
  },
  too_long: {
    id: 'errors.field.too_long',
    defaultMessage: 'This is too long',
    description: 'Below a form field',
  },
  too_low: {
    id: 'errors.field.too_low',
    defaultMessage: 'This is too low',
    description: 'Below a number field',
  },
  too_high: {
    id: 'errors.field.too_high',
    defaultMessage: 'This is too high',
    description: 'Below a number field',
  },
  not_in_list: {
    id: 'errors.field.not_in_list',
    defaultMessage: 'Please choose one of the options',
    description: 'Below a choice field',
  },
  not_allowed: {
    id: 'errors.field.not_allowed',
    defaultMessage: 'This can’t be used here',
    description: 'Below a form field',
  },
  email_invalid: {
    id: 'errors.field.email_invalid',
    defaultMessage: 'Invalid email',
    description: 'Below the field of the mail address; given text',
  },
  name_equals_email: {
    id: 'errors.field.name_equals_email',
    defaultMessage: 'Your profile name can’t be the same as your email address',
    description: 'Below the field of the profile name; given text',
  },
  name_starts_with_at: {
    id: 'errors.field.name_starts_with_at',
    defaultMessage: 'Your profile name can’t start with @',
    description: 'Below the field of the profile name',
  },
  name_has_address: {
    id: 'errors.field.name_has_address',
    defaultMessage: 'Your profile name can’t contain a web or email address',
    description: 'Below the field of the profile name',
  },
  password_too_common: {
    id: 'errors.field.password_too_common',
    defaultMessage: 'This password is too easy to guess. Choose another one.',
    description:
      'Below the field of a new password that many people use, or that is the name or mail address',
  },
  underage: {
    id: 'errors.field.underage',
    defaultMessage: 'You must be {min_age} or older',
    description: 'Below the date of birth; min_age is a number of years; given text',
  },
});
