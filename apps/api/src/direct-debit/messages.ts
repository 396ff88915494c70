import { defineMessages } from '@heartwood/i18n';

/** The SMS with the code. */
export const codeMessages = defineMessages({
  text: {
    id: 'sms.directdebit_code.text',
    defaultMessage:
      '{code} is your {brand} code for a one-off direct debit of {amount}. Didn’t ask for it? Don’t enter or share it.',
    description:
      'Text message with the code that confirms a direct debit. code is six digits, brand the site’s name, amount a price with its currency. Keep it short.',
  },
});

/** The mail with the copy of the mandate. */
export const mandateMailMessages = defineMessages({
  subject: {
    id: 'mail.directdebit_mandate.subject',
    defaultMessage: 'Your direct debit mandate for {amount}',
    description:
      'Subject of the mail with the copy of a direct debit mandate. amount is a price with its currency.',
  },
  preview: {
    id: 'mail.directdebit_mandate.preview',
    defaultMessage: 'Collected once. Please keep this copy.',
    description: 'Preview line of the mail with the copy of a direct debit mandate.',
  },
  heading: {
    id: 'mail.directdebit_mandate.heading',
    defaultMessage: 'Thanks for your order, {name}',
    description: 'Heading of the mail with the copy of a direct debit mandate. name is the profile name.',
  },
  intro: {
    id: 'mail.directdebit_mandate.intro',
    defaultMessage:
      'For your credits at {brand}, {company} will collect {amount} from your account once, on or after {date}. Nothing more after that.',
    description:
      'First paragraph of the mail with the copy of a direct debit mandate. brand is the site, company who collects, amount a price, date a day.',
  },
  title: {
    id: 'mail.directdebit_mandate.title',
    defaultMessage: 'SEPA direct debit mandate, one-off',
    description: 'Heading above the mandate itself; the trade’s words.',
  },
  reference: {
    id: 'mail.directdebit_mandate.reference',
    defaultMessage: 'Mandate reference: {reference}',
    description: 'Line of the mandate; the trade’s words.',
  },
  creditor: {
    id: 'mail.directdebit_mandate.creditor',
    defaultMessage: 'Creditor: {creditor}',
    description: 'Line of the mandate: name and address of who collects.',
  },
  creditor_id: {
    id: 'mail.directdebit_mandate.creditor_id',
    defaultMessage: 'Creditor identifier: {creditor_id}',
    description: 'Line of the mandate; the trade’s words.',
  },
  debtor: {
    id: 'mail.directdebit_mandate.debtor',
    defaultMessage: 'Account holder: {debtor}',
    description: 'Line of the mandate: name and address of whose account is debited.',
  },
  iban: {
    id: 'mail.directdebit_mandate.iban',
    defaultMessage: 'Account: {iban}',
    description: 'Line of the mandate. iban shows its country and last characters only.',
  },
  given: {
    id: 'mail.directdebit_mandate.given',
    defaultMessage: 'Given with the code from our text message: {time}',
    description: 'Line of the mandate. time is a date with the time of day.',
  },
  not_you: {
    id: 'mail.directdebit_mandate.not_you',
    defaultMessage: 'Wasn’t you? Write to {support_email} right away.',
    description: 'Small print of the mail with the copy of a mandate. support_email is an address.',
  },
});

/** The mail about a returned direct debit. */
export const returnMailMessages = defineMessages({
  subject: {
    id: 'mail.directdebit_returned.subject',
    defaultMessage: 'Your direct debit of {amount} was returned',
    description: 'Subject of the mail about a direct debit that the bank sent back. amount is a price.',
  },
  preview: {
    id: 'mail.directdebit_returned.preview',
    defaultMessage: 'What that means for your credits.',
    description: 'Preview line of the mail about a returned direct debit.',
  },
  heading: {
    id: 'mail.directdebit_returned.heading',
    defaultMessage: 'Your bank returned the payment, {name}',
    description: 'Heading of the mail about a returned direct debit. name is the profile name.',
  },
  what: {
    id: 'mail.directdebit_returned.what',
    defaultMessage: 'Your {brand} direct debit of {amount} didn’t go through or was reversed later.',
    description:
      'First paragraph of the mail about a returned direct debit. amount is a price, brand the site.',
  },
  credited: {
    id: 'mail.directdebit_returned.credited',
    defaultMessage:
      'The credits from this order have been taken off your balance. If your balance didn’t cover them, the rest will be deducted from your next purchase.',
    description: 'Paragraph where the credits had been given before.',
  },
  uncredited: {
    id: 'mail.directdebit_returned.uncredited',
    defaultMessage: 'The credits from this order were not added.',
    description: 'Paragraph where the credits had not been given yet.',
  },
  paid_back: {
    id: 'mail.directdebit_returned.paid_back',
    defaultMessage:
      'We’d already refunded {amount} for this order. Because your bank returned the payment too, you got that money twice and now owe it to us. We’ll deduct it in credits from your balance or your next purchase.',
    description: 'Paragraph where we had refunded amount, a price, before the bank returned the debit.',
  },
  withdrawn: {
    id: 'mail.directdebit_returned.withdrawn',
    defaultMessage: 'You’d withdrawn from this order, so you don’t owe us anything for it.',
    description: 'Paragraph where the member had withdrawn and nothing had been refunded yet.',
  },
  withdrawn_used: {
    id: 'mail.directdebit_returned.withdrawn_used',
    defaultMessage:
      'You’d withdrawn from this order, but you still owe us the credits you’d already used. We’ll deduct them from your balance or your next purchase.',
    description: 'Paragraph where the member had withdrawn after using some of the credits.',
  },
  blocked: {
    id: 'mail.directdebit_returned.blocked',
    defaultMessage:
      'Direct debit is turned off for your account for now. All other payment methods still work.',
    description: 'Paragraph of the mail about a returned direct debit.',
  },
  button: {
    id: 'mail.directdebit_returned.button',
    defaultMessage: 'View the order',
    description: 'Button of the mail about a returned direct debit: to the page of the payment.',
  },
  help: {
    id: 'mail.directdebit_returned.help',
    defaultMessage: 'Think this is a mistake? Write to {support_email} and quote this number: {reference}',
    description: 'Small print. support_email is an address, reference the mandate’s.',
  },
});
