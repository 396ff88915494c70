import { defineMessages } from '@heartwood/i18n';

/** The checkout page of the sandbox provider. */
export const checkoutMessages = defineMessages({
  title: {
    id: 'checkout.title',
    defaultMessage: 'Test payment',
    description: 'Heading of the sandbox checkout page, where no money moves.',
  },
  note: {
    id: 'checkout.note',
    defaultMessage: 'This is a sandbox: no money moves. Choose how the payment ends.',
    description: 'Text of the sandbox checkout page.',
  },
  pay: {
    id: 'checkout.pay',
    defaultMessage: 'Pay {amount}',
    description:
      'Button of the sandbox checkout page: the payment succeeds. amount is a price with its currency.',
  },
  fail: {
    id: 'checkout.fail',
    defaultMessage: 'Make the payment fail',
    description: 'Button of the sandbox checkout page.',
  },
  cancel: {
    id: 'checkout.cancel',
    defaultMessage: 'Cancel the payment',
    description: 'Button of the sandbox checkout page: as a member who changes their mind.',
  },
  expire: {
    id: 'checkout.expire',
    defaultMessage: 'Let the payment expire',
    description: 'Button of the sandbox checkout page: as if the time to pay was over.',
  },
  later: {
    id: 'checkout.later',
    defaultMessage: 'Pay later',
    description:
      'Button of the sandbox checkout page: the payment succeeds after the minutes given beside it.',
  },
  minutes: {
    id: 'checkout.minutes',
    defaultMessage: 'Minutes until it goes through',
    description: 'Label of a number field of the sandbox checkout page, beside the button “Pay later”.',
  },
  wrongMinutes: {
    id: 'checkout.wrong_minutes',
    defaultMessage: 'Enter a whole number of minutes from 1 to {most, number}.',
    description: 'Error at the field of minutes of the sandbox checkout page. most is a number.',
  },
  webhook: {
    id: 'checkout.webhook',
    defaultMessage: 'Delivery of the webhook',
    description:
      'Heading of a choice on the sandbox checkout page: what becomes of the message to the site (the webhook).',
  },
  delivered: {
    id: 'checkout.delivered',
    defaultMessage: 'Deliver it right away',
    description: 'Choice of the sandbox checkout page: the site gets the message about the payment.',
  },
  lost: {
    id: 'checkout.lost',
    defaultMessage: 'Don’t deliver it',
    description: 'Choice of the sandbox checkout page: the site never gets the message about the payment.',
  },
  repeated: {
    id: 'checkout.repeated',
    defaultMessage: 'Deliver it three times',
    description:
      'Choice of the sandbox checkout page: the site gets the message about the payment three times.',
  },
  held: {
    id: 'checkout.held',
    defaultMessage: 'Deliver it after the next one',
    description:
      'Choice of the sandbox checkout page: the site gets the message only once a later event was delivered.',
  },
  pending: {
    id: 'checkout.pending',
    defaultMessage: 'This payment is being processed. It will go through on {date} at {time}.',
    description: 'Text of the sandbox checkout page of a payment that is paid later.',
  },
  paid: {
    id: 'checkout.paid',
    defaultMessage: 'This payment has gone through. Refunded: {refunded}. Charged back: {chargedBack}.',
    description: 'Text of the sandbox checkout page of a paid payment. Both are amounts with their currency.',
  },
  refund: {
    id: 'checkout.refund',
    defaultMessage: 'Refund',
    description: 'Button of the sandbox checkout page of a paid payment: a refund.',
  },
  refundAmount: {
    id: 'checkout.refund_amount',
    defaultMessage: 'Amount in {currency}; leave empty to refund everything left',
    description: 'Label of the field for the amount of a refund. currency is a code such as EUR.',
  },
  wrongAmount: {
    id: 'checkout.wrong_amount',
    defaultMessage: 'Enter an amount up to {amount}.',
    description: 'Error at the field for the amount of a refund. amount is a price with its currency.',
  },
  chargeBack: {
    id: 'checkout.charge_back',
    defaultMessage: 'Charge the rest back',
    description: 'Button of the sandbox checkout page of a paid payment: a chargeback.',
  },
  winBack: {
    id: 'checkout.win_back',
    defaultMessage: 'Win the chargeback',
    description:
      'Button of the sandbox checkout page of a payment charged back: the bank returns the money to the site.',
  },
  ended: {
    id: 'checkout.ended',
    defaultMessage: 'This payment has already ended.',
    description:
      'Text of the sandbox checkout page of a payment that was paid, failed, cancelled or expired.',
  },
  back: {
    id: 'checkout.back',
    defaultMessage: 'Back to the site',
    description: 'Link of the sandbox checkout page to the page that shows the payment’s result.',
  },
});

/** The choice of why a sandbox payment fails. */
export const failureReasonMessages = defineMessages({
  legend: {
    id: 'checkout.failure_reason',
    defaultMessage: 'Reason given if the payment fails',
    description: 'Heading of a choice of the sandbox checkout page.',
  },
  none: {
    id: 'checkout.no_reason',
    defaultMessage: 'None',
    description: 'Choice of the sandbox checkout page: the payment fails without a reason.',
  },
  declined: {
    id: 'checkout.declined',
    defaultMessage: 'Declined',
    description: 'Choice of the sandbox checkout page: why the payment fails.',
  },
  insufficient_funds: {
    id: 'checkout.insufficient_funds',
    defaultMessage: 'Not enough money in the account',
    description: 'Choice of the sandbox checkout page: why the payment fails.',
  },
  card_expired: {
    id: 'checkout.card_expired',
    defaultMessage: 'Card expired',
    description: 'Choice of the sandbox checkout page: why the payment fails.',
  },
  authentication_failed: {
    id: 'checkout.authentication_failed',
    defaultMessage: 'Not confirmed with the bank',
    description:
      'Choice of the sandbox checkout page: why the payment fails. Banks ask for a confirmation, for instance in their app.',
  },
  invalid_details: {
    id: 'checkout.invalid_details',
    defaultMessage: 'Wrong card details',
    description: 'Choice of the sandbox checkout page: why the payment fails.',
  },
});
