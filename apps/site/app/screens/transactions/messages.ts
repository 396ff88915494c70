import { defineMessages } from '@heartwood/i18n';

/** Payments and credits: the list, and what became of one payment. */
export const transactionsMessages = defineMessages({
  balance: {
    id: 'transactions.balance',
    defaultMessage: 'Your balance',
    description: 'Stands above the number of credits',
  },
  top_up: {
    id: 'transactions.top_up',
    defaultMessage: 'Get credits',
    description: 'Link to the page on which credits are bought',
  },
  payments: {
    id: 'transactions.payments',
    defaultMessage: 'Payments',
    description: 'Title of the list of payments',
  },
  entries: {
    id: 'transactions.entries',
    defaultMessage: 'Credits in and out',
    description: 'Title of the list of changes of the credits',
  },
  payment_line: {
    id: 'transactions.payment_line',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} · {method}',
    description: 'A payment in the list; method is the name of the payment method',
  },
  balance_after: {
    id: 'transactions.balance_after',
    defaultMessage: 'then {count}',
    description: 'The balance after a change of the credits; very short',
  },
  purchase: {
    id: 'transactions.purchase',
    defaultMessage: 'Credits bought',
    description: 'Change of the credits',
  },
  bonus: { id: 'transactions.bonus', defaultMessage: 'Bonus', description: 'Change of the credits' },
  signup: {
    id: 'transactions.signup',
    defaultMessage: 'A welcome gift',
    description: 'Change of the credits: given at signup',
  },
  message: { id: 'transactions.message', defaultMessage: 'Message', description: 'Change of the credits' },
  photo: { id: 'transactions.photo', defaultMessage: 'Photo sent', description: 'Change of the credits' },
  gift: { id: 'transactions.gift', defaultMessage: 'Gift sent', description: 'Change of the credits' },
  refund: { id: 'transactions.refund', defaultMessage: 'Refund', description: 'Change of the credits' },
  chargeback: {
    id: 'transactions.chargeback',
    defaultMessage: 'Payment reversed',
    description: 'Change of the credits: the money went back',
  },
  adjustment: {
    id: 'transactions.adjustment',
    defaultMessage: 'Correction by support',
    description: 'Change of the credits',
  },
  status_pending: {
    id: 'transactions.status_pending',
    defaultMessage: 'Open',
    description: 'Status of a payment',
  },
  status_completed: {
    id: 'transactions.status_completed',
    defaultMessage: 'Paid',
    description: 'Status of a payment',
  },
  status_failed: {
    id: 'transactions.status_failed',
    defaultMessage: 'Failed',
    description: 'Status of a payment',
  },
  status_cancelled: {
    id: 'transactions.status_cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a payment',
  },
  empty_title: {
    id: 'transactions.empty_title',
    defaultMessage: 'Nothing has happened here yet',
    description: 'Title where there are no payments and no changes of the credits',
  },
  empty_text: {
    id: 'transactions.empty_text',
    defaultMessage: 'Your payments and every credit you use will be listed here.',
    description: 'Sentence where there are no payments and no changes of the credits',
  },
  more: {
    id: 'transactions.more',
    defaultMessage: 'Show older ones',
    description: 'Link to the next page of the list',
  },
  pending_title: {
    id: 'transactions.pending_title',
    defaultMessage: 'Your payment is on its way',
    description: 'Title of a payment that is not decided',
  },
  pending_text: {
    id: 'transactions.pending_text',
    defaultMessage:
      'We are waiting for {method}. This page tells you as soon as it is through; you may also leave it.',
    description: 'Sentence of a payment that is not decided; method is the name of the payment method',
  },
  pending_action: {
    id: 'transactions.pending_action',
    defaultMessage: 'Go on paying',
    description: 'Link back to the provider’s page while a payment is open',
  },
  check: {
    id: 'transactions.check',
    defaultMessage: 'Look again',
    description: 'Link that loads the status of a payment again',
  },
  completed_title: {
    id: 'transactions.completed_title',
    defaultMessage: 'Your credits are here',
    description: 'Title of a completed payment',
  },
  completed_text: {
    id: 'transactions.completed_text',
    defaultMessage:
      'Thank you! {count, plural, one {# credit is} other {# credits are}} on your account. Somebody may be waiting for your next line.',
    description: 'Sentence of a completed payment',
  },
  failed_title: {
    id: 'transactions.failed_title',
    defaultMessage: 'Payment failed',
    description: 'Title of a failed payment',
  },
  failed_text: {
    id: 'transactions.failed_text',
    defaultMessage: 'Nothing was charged. Try again, or choose another payment method.',
    description: 'Sentence of a failed payment',
  },
  failed_card_text: {
    id: 'transactions.failed_card_text',
    defaultMessage: 'Your card was not accepted and nothing was charged. Try again, or pay with PayPal.',
    description: 'Sentence of a failed card payment',
  },
  cancelled_title: {
    id: 'transactions.cancelled_title',
    defaultMessage: 'Payment cancelled',
    description: 'Title of a payment that was cancelled or ran out of time',
  },
  cancelled_text: {
    id: 'transactions.cancelled_text',
    defaultMessage: 'Nothing was charged. Your package is still here if you want it.',
    description: 'Sentence of a payment that was cancelled or ran out of time',
  },
  again: {
    id: 'transactions.again',
    defaultMessage: 'Try again',
    description: 'Link that repeats a failed payment',
  },
  other_method: {
    id: 'transactions.other_method',
    defaultMessage: 'Another payment method',
    description: 'Link to the choice of the payment method after a failed payment',
  },
  with_paypal: {
    id: 'transactions.with_paypal',
    defaultMessage: 'Pay with PayPal',
    description: 'Link after a failed card payment',
  },
  back_to_chat: {
    id: 'transactions.back_to_chat',
    defaultMessage: 'Back to the conversation',
    description: 'Link to the conversation that the member came from',
  },
  to_members: {
    id: 'transactions.to_members',
    defaultMessage: 'Discover members',
    description: 'Link to the member search after a payment',
  },
  all: {
    id: 'transactions.all',
    defaultMessage: 'All payments',
    description: 'Link from one payment to the list of all',
  },
  amount: {
    id: 'transactions.amount',
    defaultMessage: 'Amount',
    description: 'Label of the money that was paid',
  },
  package: {
    id: 'transactions.package',
    defaultMessage: 'Package',
    description: 'Label of the credits that were bought',
  },
  date: { id: 'transactions.date', defaultMessage: 'Date', description: 'Label of the date of a payment' },
  receipt: {
    id: 'transactions.receipt',
    defaultMessage: 'Receipt',
    description: 'Label of the number of a receipt',
  },
  vat: {
    id: 'transactions.vat',
    defaultMessage: 'VAT included ({rate})',
    description: 'Label of the tax in an amount; rate is a formatted percentage',
  },
  new_balance: {
    id: 'transactions.new_balance',
    defaultMessage: 'New balance',
    description: 'Label of the credits after a payment',
  },
});
