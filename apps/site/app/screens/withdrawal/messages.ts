import { defineMessages } from '@heartwood/i18n';

/** Messages of withdrawing from a purchase, in two steps. */
export const withdrawalMessages = defineMessages({
  title: {
    id: 'withdrawal.title',
    defaultMessage: 'Withdraw from contract',
    description:
      'Name of the page, and button at a payment that leads there; the words of the law (EU 2023/2673)',
  },
  step: {
    id: 'withdrawal.step',
    defaultMessage: 'Step {step} of 2',
    description: 'Which step of the withdrawal the page is; step is 1 or 2',
  },
  which: {
    id: 'withdrawal.which',
    defaultMessage: 'Which purchase do you want to withdraw from?',
    description: 'Title of the first step',
  },
  no_reason: {
    id: 'withdrawal.no_reason',
    defaultMessage: 'You don’t need to give a reason.',
    description: 'Below the title of the first step',
  },
  purchases: {
    id: 'withdrawal.purchases',
    defaultMessage: 'Your purchases',
    description: 'Label of the purchases to choose from',
  },
  purchase: {
    id: 'withdrawal.purchase',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}, {amount}',
    description: 'A purchase; amount is formatted money',
  },
  possible: {
    id: 'withdrawal.possible',
    defaultMessage: 'Bought on {date}. You can withdraw until {until}.',
    description: 'Below a purchase from which one can withdraw; date and until are days, until with the time',
  },
  over: {
    id: 'withdrawal.over',
    defaultMessage: 'Bought on {date}. Withdrawal period ended: {until}.',
    description:
      'Below a purchase from which one can no longer withdraw; date and until are days, until with the time',
  },
  order_number: {
    id: 'withdrawal.order_number',
    defaultMessage: 'Order number',
    description: 'Label of the field for the number of a receipt',
  },
  order_hint: {
    id: 'withdrawal.order_hint',
    defaultMessage: 'It’s the invoice number on your receipt. It’s in our email, too.',
    description: 'Below the field for the number of a receipt',
  },
  email: {
    id: 'withdrawal.email',
    defaultMessage: 'Email address of your account',
    description: 'Label of the field for the mail address, to which the confirmation goes, too',
  },
  name: {
    id: 'withdrawal.name',
    defaultMessage: 'Your name',
    description: 'Label of the field for the name of who withdraws',
  },
  name_hint: {
    id: 'withdrawal.name_hint',
    defaultMessage: 'As it should appear on the confirmation.',
    description: 'Below the field for the name of who withdraws',
  },
  mail_to: {
    id: 'withdrawal.mail_to',
    defaultMessage: 'The confirmation goes to {email}.',
    description: 'Above the button of the first step; email is a mail address',
  },
  nothing_yet: {
    id: 'withdrawal.nothing_yet',
    defaultMessage: 'You haven’t withdrawn yet. Next, you’ll see what you get back.',
    description: 'Below the button of the first step',
  },
  not_found: {
    id: 'withdrawal.not_found',
    defaultMessage:
      'We couldn’t find a purchase with this order number and email address. Please check both.',
    description:
      'Error of the first step: the number and the address do not belong together, or one is unknown',
  },
  sum_title: {
    id: 'withdrawal.sum_title',
    defaultMessage: 'What you get back',
    description: 'Title of the second step',
  },
  sum_text: {
    id: 'withdrawal.sum_text',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}, order {order}',
    description: 'Below the title of the second step; order is the number of the receipt',
  },
  paid: {
    id: 'withdrawal.paid',
    defaultMessage: 'Paid for {count, plural, one {# credit} other {# credits}}',
    description: 'Label of the money that was paid',
  },
  used: {
    id: 'withdrawal.used',
    defaultMessage: 'Used',
    description: 'Label of how many credits of a purchase were spent',
  },
  unused: {
    id: 'withdrawal.unused',
    defaultMessage: 'Not used',
    description: 'Label of how many credits of a purchase are left',
  },
  back: {
    id: 'withdrawal.back',
    defaultMessage: 'You get back',
    description: 'Label of the money that is paid back',
  },
  formula: {
    id: 'withdrawal.formula',
    defaultMessage:
      'Unused credits: {unused} of {credits}, so {unused}/{credits} of {paid}. We’ll refund your original payment method ({method}) by {date} at the latest.',
    description:
      'How the sum is computed; unused and credits are numbers, paid is formatted money, method the name of the payment method, date a day',
  },
  uncollected: {
    id: 'withdrawal.uncollected',
    defaultMessage:
      'We won’t collect this direct debit. If your bank already has it, we’ll pay the money back as soon as it has reached us.',
    description: 'In place of the formula for a direct debit that is not paid yet',
  },
  nothing_left: {
    id: 'withdrawal.nothing_left',
    defaultMessage: 'You’ve used all the credits from this purchase, so there’s nothing to refund.',
    description: 'In place of the formula where no credit is left',
  },
  changes: {
    id: 'withdrawal.changes',
    defaultMessage: 'What changes:',
    description: 'Begins the sentence about what a withdrawal changes',
  },
  changes_text: {
    id: 'withdrawal.changes_text',
    defaultMessage:
      '{count, plural, =0 {Your balance stays the same} one {The unused credit is removed right away} other {The # unused credits are removed right away}}. Your conversations and profile stay as they are.',
    description: 'What a withdrawal changes; count is how many credits go',
  },
  confirm: {
    id: 'withdrawal.confirm',
    defaultMessage: 'Confirm withdrawal',
    description: 'Button that declares the withdrawal; the words of the law (EU 2023/2673)',
  },
  sending: {
    id: 'withdrawal.sending',
    defaultMessage: 'One moment, please',
    description: 'What a button is doing, for screen readers',
  },
  keep: {
    id: 'withdrawal.keep',
    defaultMessage: 'Keep credits',
    description: 'Link that leaves the second step without withdrawing',
  },
  amount_changed: {
    id: 'withdrawal.amount_changed',
    defaultMessage: 'The amount has changed.',
    description: 'Alert above a new sum, begins it',
  },
  amount_changed_text: {
    id: 'withdrawal.amount_changed_text',
    defaultMessage: 'You haven’t withdrawn yet. The current amount is below.',
    description: 'Continuation of the alert above a new sum',
  },
  received_title: {
    id: 'withdrawal.received_title',
    defaultMessage: 'We’ve received your withdrawal',
    description: 'Title of the receipt of a withdrawal',
  },
  received_text: {
    id: 'withdrawal.received_text',
    defaultMessage: 'Received on {date} at {time}',
    description: 'When a withdrawal came in; date is a day, time has hours, minutes and seconds',
  },
  order: {
    id: 'withdrawal.order',
    defaultMessage: 'Order',
    description: 'Label of the number of an order',
  },
  taken_back: {
    id: 'withdrawal.taken_back',
    defaultMessage: 'Credits removed',
    description: 'Label of how many credits a withdrawal took back',
  },
  to: {
    id: 'withdrawal.to',
    defaultMessage: 'Refunded to',
    description: 'Label of the payment method by which money goes back',
  },
  refund: {
    id: 'withdrawal.refund',
    defaultMessage: 'Refund',
    description: 'Label of the money that goes back',
  },
  mailed: {
    id: 'withdrawal.mailed',
    defaultMessage: 'Confirmation of receipt',
    description: 'Begins the sentence about the mail that confirms a withdrawal',
  },
  mailed_text: {
    id: 'withdrawal.mailed_text',
    defaultMessage: 'with the details, date and time is on its way to {email}.',
    description: 'Continuation after “Confirmation of receipt”; email is a mail address',
  },
  print: {
    id: 'withdrawal.print',
    defaultMessage: 'Print or save',
    description: 'Button that opens the browser’s printing',
  },
  to_payments: {
    id: 'withdrawal.to_payments',
    defaultMessage: 'Go to my payments',
    description: 'Link from the receipt of a withdrawal to the list of payments',
  },
});
