import { defineMessages } from '@heartwood/i18n';

/** Messages of a direct debit order. */
export const directDebitMessages = defineMessages({
  page_title: {
    id: 'directdebit.page_title',
    defaultMessage: 'SEPA direct debit',
    description: 'Title of the page and of a phone’s bar: one collection, no standing mandate',
  },
  title: {
    id: 'directdebit.title',
    defaultMessage: 'Pay once by direct debit',
    description: 'Title of the page on wide screens',
  },
  text: {
    id: 'directdebit.text',
    defaultMessage: 'We collect the amount once. No recurring mandate, and nothing renews.',
    description: 'Sentence below the title',
  },
  step: {
    id: 'directdebit.step',
    defaultMessage: 'Step {step} of {count}',
    description: 'Where in the order one is',
  },
  back_packages: {
    id: 'directdebit.back_packages',
    defaultMessage: 'Back to the packages',
    description: 'Link above the title',
  },
  short_terms: {
    id: 'directdebit.short_terms',
    defaultMessage: 'one payment, no subscription',
    description: 'Below the name of the package, small',
  },
  holder: {
    id: 'directdebit.holder',
    defaultMessage: 'Account holder',
    description: 'Label of a field: the name on the bank account',
  },
  iban: {
    id: 'directdebit.iban',
    defaultMessage: 'IBAN',
    description: 'Label of a field',
  },
  iban_hint: {
    id: 'directdebit.iban_hint',
    defaultMessage: 'You can type it with or without spaces, or paste it in.',
    description: 'Below the empty field for the IBAN',
  },
  iban_missing: {
    id: 'directdebit.iban_missing',
    defaultMessage: '{count, plural, one {# more character} other {# more characters}} to go',
    description: 'Below the field while the IBAN is typed',
  },
  iban_right: {
    id: 'directdebit.iban_right',
    defaultMessage: 'Valid IBAN. {country}',
    description: 'Below the complete IBAN; country is the name of its country',
  },
  iban_right_bank: {
    id: 'directdebit.iban_right_bank',
    defaultMessage: 'Valid IBAN. {bank}, {country}',
    description: 'Below the complete IBAN; bank and country are names',
  },
  iban_wrong: {
    id: 'directdebit.iban_wrong',
    defaultMessage: 'This IBAN isn’t valid. Check it for typos, or copy and paste it.',
    description: 'Beside the field: the check digits do not fit',
  },
  iban_short: {
    id: 'directdebit.iban_short',
    defaultMessage:
      'The IBAN is too short: {count, plural, one {# character is} other {# characters are}} missing.',
    description: 'Beside the field',
  },
  iban_country: {
    id: 'directdebit.iban_country',
    defaultMessage:
      'We can’t collect from accounts in this country. An IBAN starts with a country code, such as {example}.',
    description: 'Beside the field; example is the two letters of a country',
  },
  street: {
    id: 'directdebit.street',
    defaultMessage: 'Street',
    description: 'Label of a field',
  },
  house_number: {
    id: 'directdebit.house_number',
    defaultMessage: 'No.',
    description: 'Label of the narrow field for the number of the house; very short',
  },
  zip: {
    id: 'directdebit.zip',
    defaultMessage: 'Postcode',
    description: 'Label of a narrow field; short',
  },
  city: {
    id: 'directdebit.city',
    defaultMessage: 'Town or city',
    description: 'Label of a field',
  },
  phone: {
    id: 'directdebit.phone',
    defaultMessage: 'Mobile number',
    description: 'Label of a field',
  },
  phone_hint: {
    id: 'directdebit.phone_hint',
    defaultMessage: 'For the code we’ll text you. Landlines don’t work.',
    description: 'Below the field for the mobile number',
  },
  phone_wrong: {
    id: 'directdebit.phone_wrong',
    defaultMessage: 'We can’t text this number. We need a mobile number, not a landline.',
    description: 'Beside the field for the mobile number',
  },
  mandate_note: {
    id: 'directdebit.mandate_note',
    defaultMessage:
      'You give the mandate in the next step, with the code from the text message. We’ll email you a copy.',
    description: 'Below the mandate',
  },
  next: {
    id: 'directdebit.next',
    defaultMessage: 'Continue to the mandate',
    description: 'Button of the first step on a phone',
  },
  request: {
    id: 'directdebit.request',
    defaultMessage: 'Text me the code',
    description: 'Button that has the code sent by text message',
  },
  not_yet: {
    id: 'directdebit.not_yet',
    defaultMessage: 'This isn’t an order yet',
    description: 'Below a button that does not order anything',
  },
  sending: {
    id: 'directdebit.sending',
    defaultMessage: 'Sending you the code',
    description: 'Announced to screen readers while the code is being requested',
  },
  code_title: {
    id: 'directdebit.code_title',
    defaultMessage: 'Code from the text message',
    description: 'Title of the last step',
  },
  code: {
    id: 'directdebit.code',
    defaultMessage: 'Six-digit code',
    description: 'Label of the six boxes for the code',
  },
  sent_to: {
    id: 'directdebit.sent_to',
    defaultMessage: 'Sent to {phone}.',
    description: 'Where the code went; phone has dots in place of most digits',
  },
  change: {
    id: 'directdebit.change',
    defaultMessage: 'Change number',
    description: 'Link back to the mobile number',
  },
  tries: {
    id: 'directdebit.tries',
    defaultMessage: '{count, plural, one {# try} other {# tries}} left. Code valid until {time}',
    description: 'Below the boxes: how often and until when the code counts; time is a time of day',
  },
  tries_left: {
    id: 'directdebit.tries_left',
    defaultMessage: '{count, plural, one {# try} other {# tries}} left with this code.',
    description: 'After the words “Code invalid.”',
  },
  wait: {
    id: 'directdebit.wait',
    defaultMessage: 'Send a new code in {time}',
    description: 'Below the boxes; time runs backwards, such as 0:42',
  },
  another: {
    id: 'directdebit.another',
    defaultMessage: 'Send a new code',
    description: 'Button',
  },
  code_spent: {
    id: 'directdebit.code_spent',
    defaultMessage: 'This code no longer works: it was entered incorrectly five times. Request a new one.',
    description: 'In place of the boxes',
  },
  code_ended: {
    id: 'directdebit.code_ended',
    defaultMessage: 'This code has expired. Request a new one.',
    description: 'In place of the boxes, after ten minutes',
  },
  asked: {
    id: 'directdebit.asked',
    defaultMessage:
      'You asked for your credits right away. If you withdraw within {days} days, you only pay for the ones you’ve used.',
    description: 'Below the order lines: what was requested with the mandate',
  },
  from: {
    id: 'directdebit.from',
    defaultMessage: 'From {iban}',
    description: 'Line of the order; iban has dots in place of most characters',
  },
  gives_mandate: {
    id: 'directdebit.gives_mandate',
    defaultMessage: 'By ordering, you give us this mandate: {reference}',
    description: 'Below the button that orders',
  },
  ordering: {
    id: 'directdebit.ordering',
    defaultMessage: 'Placing your order',
    description: 'Announced to screen readers while the order is confirmed',
  },
  nothing_taken: {
    id: 'directdebit.nothing_taken',
    defaultMessage: 'Nothing was ordered or charged.',
    description: 'After what went wrong',
  },
  done_title: {
    id: 'directdebit.done_title',
    defaultMessage: 'Your {count, plural, one {# credit is} other {# credits are}} here',
    description: 'Title after the order',
  },
  done_text: {
    id: 'directdebit.done_text',
    defaultMessage: 'Enough for {count, plural, one {# message} other {# messages}}.',
    description: 'Below the title after the order',
  },
  later_title: {
    id: 'directdebit.later_title',
    defaultMessage: 'Your order is confirmed',
    description: 'Title after an order whose credits come later',
  },
  later_text: {
    id: 'directdebit.later_text',
    defaultMessage:
      'You’ll get your {count, plural, one {# credit} other {# credits}} as soon as the money has been collected. We’ll email you.',
    description: 'Below the title after an order whose credits come later',
  },
  done_amount: {
    id: 'directdebit.done_amount',
    defaultMessage: 'Amount',
    description: 'Label, before an amount',
  },
  done_date: {
    id: 'directdebit.done_date',
    defaultMessage: 'Collected on or after',
    description: 'Label, before the date of the collection',
  },
  done_from: {
    id: 'directdebit.done_from',
    defaultMessage: 'From',
    description: 'Label, before a bank account',
  },
  done_reference: {
    id: 'directdebit.done_reference',
    defaultMessage: 'Mandate',
    description: 'Label, before its reference',
  },
  mail_title: {
    id: 'directdebit.mail_title',
    defaultMessage: 'Mandate and receipt',
    description: 'Bold start of a sentence that continues with the next text',
  },
  mail_text: {
    id: 'directdebit.mail_text',
    defaultMessage: 'are on their way to you by email.',
    description: 'Continuation after “Mandate and receipt”',
  },
  to_payment: {
    id: 'directdebit.to_payment',
    defaultMessage: 'View this payment',
    description: 'Link to the receipt',
  },
  to_chat: {
    id: 'directdebit.to_chat',
    defaultMessage: 'Back to the conversation',
    description: 'Button after the order',
  },
  to_members: {
    id: 'directdebit.to_members',
    defaultMessage: 'Discover members',
    description: 'Button after the order',
  },
  not_sent: {
    id: 'directdebit.not_sent',
    defaultMessage: 'Nothing is sent until you tap “Send”.',
    description: 'Below the button back to a conversation with an unsent text',
  },
  blocked_title: {
    id: 'directdebit.blocked_title',
    defaultMessage: 'Direct debit isn’t available for your account right now',
    description: 'Title: the account is blocked for direct debit',
  },
  blocked_text: {
    id: 'directdebit.blocked_text',
    defaultMessage: 'Your bank returned an earlier direct debit. Nothing was ordered or charged.',
    description: 'Why the account is blocked',
  },
  blocked_open: {
    id: 'directdebit.blocked_open',
    defaultMessage:
      'Your bank returned an earlier direct debit, and {amount} is still outstanding. Nothing was ordered or charged.',
    description: 'Why the account is blocked',
  },
  blocked_help_title: {
    id: 'directdebit.blocked_help_title',
    defaultMessage: 'Think this is a mistake?',
    description: 'Bold start of a notice',
  },
  blocked_help: {
    id: 'directdebit.blocked_help',
    defaultMessage: 'Check your payments or write to us, and we’ll sort it out together.',
    description: 'Continuation after “Isn’t that right?”',
  },
  blocked_link: {
    id: 'directdebit.blocked_link',
    defaultMessage: 'See my payments',
    description: 'Link in the notice',
  },
  open_text: {
    id: 'directdebit.open_text',
    defaultMessage:
      'Nothing was ordered or charged. Other methods work right away. Once the last direct debit has been paid, you can order this way again.',
    description: 'Why nothing can be ordered by direct debit while the money of the last one has not arrived',
  },
  limit_text: {
    id: 'directdebit.limit_text',
    defaultMessage:
      'You can pay up to {limit} by direct debit in any 30-day period. Other methods don’t have this limit. Nothing was ordered or charged.',
    description: 'Why nothing can be ordered by direct debit; limit is money',
  },
  open_from: {
    id: 'directdebit.open_from',
    defaultMessage: 'That should be possible from {date}.',
    description:
      'After the text that says when one can order by direct debit again: the bank decides; date is a day',
  },
  limit_used: {
    id: 'directdebit.limit_used',
    defaultMessage: 'Used in the last 30 days',
    description: 'Label of a meter',
  },
  limit_value: {
    id: 'directdebit.limit_value',
    defaultMessage: '{used} of {limit}',
    description: 'Beside the label of the meter; both are money',
  },
  limit_from: {
    id: 'directdebit.limit_from',
    defaultMessage: 'You can use direct debit again from {date}.',
    description: 'Below the meter; date is a day',
  },
  elsewhere_title: {
    id: 'directdebit.elsewhere_title',
    defaultMessage: 'Direct debit isn’t available here',
    description: 'Title where the method cannot be had in the chosen country',
  },
  elsewhere_text: {
    id: 'directdebit.elsewhere_text',
    defaultMessage:
      'Direct debit only works in countries that use the euro. Choose another payment method. Nothing was ordered or charged.',
    description: 'Below that title',
  },
  others: {
    id: 'directdebit.others',
    defaultMessage: 'Choose another payment method',
    description: 'Title of the other methods',
  },
  others_submit: {
    id: 'directdebit.others_submit',
    defaultMessage: 'Continue with this method',
    description: 'Button below the other methods',
  },
  others_total: {
    id: 'directdebit.others_total',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}, incl. VAT',
    description: 'Before the price, in short',
  },
});
