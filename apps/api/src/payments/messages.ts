import { defineMessages } from '@heartwood/i18n';

/** The mail with a receipt. */
export const receiptMailMessages = defineMessages({
  subject: {
    id: 'mail.receipt.subject',
    defaultMessage: 'Your receipt {number}',
    description: 'Subject of the mail with a receipt. number is the receipt’s.',
  },
  heading: {
    id: 'mail.receipt.heading',
    defaultMessage: 'Thank you, {name}',
    description: 'Heading of the mail with a receipt. name is the profile name.',
  },
  text: {
    id: 'mail.receipt.text',
    defaultMessage:
      'We’ve received your payment of {amount}, and {credits, plural, one {# credit is} other {# credits are}} waiting for you.',
    description: 'First paragraph of the mail with a receipt. amount is money.',
  },
  number: {
    id: 'mail.receipt.number',
    defaultMessage: 'Receipt {number}, {date}',
    description: 'Title of a receipt. date is the day and time of the payment.',
  },
  vat: {
    id: 'mail.receipt.vat',
    defaultMessage: 'Includes {rate} VAT ({country}): {amount}',
    description: 'Line of a receipt. rate is a percentage, country the name of the country whose VAT it is.',
  },
  vat_number: {
    id: 'mail.receipt.vat_number',
    defaultMessage: 'VAT number {number}',
    description: 'Line of a receipt, of the seller.',
  },
  statement: {
    id: 'mail.receipt.statement',
    defaultMessage: 'On your bank statement: {statement}',
    description: 'Line of a receipt. statement is how the payment is called there.',
  },
  express: {
    id: 'mail.receipt.express',
    defaultMessage: 'On {date}, you asked to get your credits right away.',
    description: 'Line of a receipt. Legally required. date is a day and time.',
  },
  withdraw_title: {
    id: 'mail.receipt.withdraw_title',
    defaultMessage: 'Your right of withdrawal',
    description: 'Title above the right of withdrawal.',
  },
  withdraw_text: {
    id: 'mail.receipt.withdraw_text',
    defaultMessage:
      'Until {date} you can withdraw from this purchase without giving a reason. You then only pay for the credits you’ve used, and we refund the rest. You can withdraw on the page for this purchase or, without logging in, at {link} with this email address and this number: {number}',
    description:
      'The right of withdrawal. Legally required. date is a day, link an address, number the receipt’s number.',
  },
  action: {
    id: 'mail.receipt.action',
    defaultMessage: 'View this purchase',
    description: 'Button of the mails about a purchase.',
  },
  questions: {
    id: 'mail.receipt.questions',
    defaultMessage: 'Any questions? Write to {support_email} and quote {number}.',
    description: 'Small print of the mails about a purchase. number is the receipt’s number.',
  },
});

/** The mail that confirms a withdrawal. */
export const withdrawalMailMessages = defineMessages({
  subject: {
    id: 'mail.withdrawal.subject',
    defaultMessage: 'Your withdrawal: {number}',
    description: 'Subject of the mail that confirms a withdrawal. number is the receipt’s number.',
  },
  heading: {
    id: 'mail.withdrawal.heading',
    defaultMessage: 'We’ve received your withdrawal, {name}',
    description: 'Heading of the mail that confirms a withdrawal. name is the profile name.',
  },
  received: {
    id: 'mail.withdrawal.received',
    defaultMessage: 'On {date}, we received your withdrawal from purchase {number}.',
    description: 'First paragraph. Legally required. date is the day and the time to the second.',
  },
  sums: {
    id: 'mail.withdrawal.sums',
    defaultMessage: 'Credits bought: {credits}. Used: {used}. Not used: {unused}.',
    description: 'Of the purchase that was withdrawn from; all are numbers.',
  },
  uncollected: {
    id: 'mail.withdrawal.uncollected',
    defaultMessage:
      'We won’t collect this direct debit. If your bank already has it, we’ll pay the money back as soon as it has reached us.',
    description: 'In place of what is paid back, for a direct debit that was not paid yet.',
  },
  back: {
    id: 'mail.withdrawal.back',
    defaultMessage: 'We’ll refund {amount} to your original payment method within 14 days.',
    description: 'What is paid back. amount is money.',
  },
  nothing: {
    id: 'mail.withdrawal.nothing',
    defaultMessage: 'All the credits from this purchase had been used, so there’s nothing to refund.',
    description: 'In place of the amount that is paid back.',
  },
  credit_note: {
    id: 'mail.withdrawal.credit_note',
    defaultMessage: 'Credit note: {number}',
    description: 'number is the credit note’s number.',
  },
  by: {
    id: 'mail.withdrawal.by',
    defaultMessage: 'Withdrawn by: {name}',
    description: 'Who withdrew, as written by them.',
  },
});
