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
    defaultMessage: 'Let the payment fail',
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
