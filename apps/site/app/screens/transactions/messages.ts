import { defineMessages } from '@heartwood/i18n';

/** Messages of payments and credits: the list, and the outcome of a payment. */
export const transactionsMessages = defineMessages({
  balance: {
    id: 'transactions.balance',
    defaultMessage: 'Your balance',
    description: 'Label above the number of credits',
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
    defaultMessage: 'Credit history',
    description: 'Title of the list of changes of the credits',
  },
  balance_after: {
    id: 'transactions.balance_after',
    defaultMessage: 'balance {count}',
    description: 'The balance after a change of the credits; very short',
  },
  column_time: {
    id: 'transactions.column_time',
    defaultMessage: 'Time',
    description: 'Head of the column with the time of day of a change of the credits',
  },
  column_what: {
    id: 'transactions.column_what',
    defaultMessage: 'Description',
    description: 'Head of the column that says what changed the credits',
  },
  column_balance: {
    id: 'transactions.column_balance',
    defaultMessage: 'Balance',
    description: 'Head of the column with the balance after a change of the credits; short',
  },
  bonus: {
    id: 'transactions.bonus',
    defaultMessage: 'Bonus',
    description: 'Change of the credits',
  },
  signup: {
    id: 'transactions.signup',
    defaultMessage: 'Welcome gift',
    description: 'Change of the credits: given at signup',
  },
  message: {
    id: 'transactions.message',
    defaultMessage: 'Message',
    description: 'Change of the credits',
  },
  photo: {
    id: 'transactions.photo',
    defaultMessage: 'Photo sent',
    description: 'Change of the credits',
  },
  gift: {
    id: 'transactions.gift',
    defaultMessage: 'Gift sent',
    description: 'Change of the credits',
  },
  refund: {
    id: 'transactions.refund',
    defaultMessage: 'Refund',
    description: 'Change of the credits',
  },
  chargeback: {
    id: 'transactions.chargeback',
    defaultMessage: 'Payment reversed',
    description: 'Change of the credits: the money went back',
  },
  chargeback_won: {
    id: 'transactions.chargeback_won',
    defaultMessage: 'Payment restored',
    description: 'Change of the credits: the bank took the payment back, and the site got it again',
  },
  adjustment: {
    id: 'transactions.adjustment',
    defaultMessage: 'Adjustment by support',
    description: 'Change of the credits',
  },
  status_pending: {
    id: 'transactions.status_pending',
    defaultMessage: 'Pending',
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
    defaultMessage: 'Nothing here yet',
    description: 'Title where there are no payments and no changes of the credits',
  },
  empty_text: {
    id: 'transactions.empty_text',
    defaultMessage: 'Your payments and every credit you use will be listed here.',
    description: 'Sentence where there are no payments and no changes of the credits',
  },
  more: {
    id: 'transactions.more',
    defaultMessage: 'Show older',
    description: 'Link to the next page of the list',
  },
  pending_title: {
    id: 'transactions.pending_title',
    defaultMessage: 'Your payment is being processed',
    description: 'Title of a payment that is not decided. Idiom: say it your way',
  },
  pending_text: {
    id: 'transactions.pending_text',
    defaultMessage:
      'We’re waiting for confirmation ({method}). This page will update as soon as your payment has gone through; you can also close it.',
    description: 'Sentence of a payment that is not decided; method is the name of the payment method',
  },
  pending_action: {
    id: 'transactions.pending_action',
    defaultMessage: 'Continue to payment',
    description: 'Link back to the provider’s page while a payment is open',
  },
  check: {
    id: 'transactions.check',
    defaultMessage: 'Check again',
    description: 'Link that loads the status of a payment again',
  },
  completed_title: {
    id: 'transactions.completed_title',
    defaultMessage: 'Your credits are here',
    description: 'Title of a completed payment',
  },
  completed_text: {
    id: 'transactions.completed_text',
    defaultMessage: 'Thank you! You now have {count, plural, one {# credit} other {# credits}}: {worth}.',
    description:
      'Sentence of a completed payment; worth is what they buy, such as “30 messages or 15 photos”',
  },
  completed_late: {
    id: 'transactions.completed_late',
    defaultMessage:
      'Your payment came in when the discount no longer applied: {amount} paid, {count, plural, one {# credit} other {# credits}} added.',
    description:
      'Sentence of a payment that was paid after its discount had ended or was used elsewhere: it gave fewer credits than ordered. amount is a price with its currency.',
  },
  failed_discount: {
    id: 'transactions.failed_discount',
    defaultMessage: 'Your discount is still valid.',
    description: 'Below the button that tries a failed payment once more',
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
  failed_declined: {
    id: 'transactions.failed_declined',
    defaultMessage:
      'The payment was declined and nothing was charged. Try again, or choose another payment method.',
    description: 'Sentence of a payment that was declined, not by card',
  },
  failed_card_declined: {
    id: 'transactions.failed_card_declined',
    defaultMessage:
      'Your card was declined and nothing was charged. Try again, or choose another payment method.',
    description: 'Sentence of a card payment that the bank declined',
  },
  failed_funds: {
    id: 'transactions.failed_funds',
    defaultMessage:
      'There wasn’t enough money available, so nothing was charged. Choose another payment method, or try again later.',
    description: 'Sentence of a payment that failed because the account or the card’s limit did not cover it',
  },
  failed_card_expired: {
    id: 'transactions.failed_card_expired',
    defaultMessage:
      'Your card has expired, so nothing was charged. Use another card, or choose another payment method.',
    description: 'Sentence of a card payment that failed because the card had expired',
  },
  failed_unconfirmed: {
    id: 'transactions.failed_unconfirmed',
    defaultMessage:
      'The payment wasn’t confirmed with your bank, so nothing was charged. Try again, or choose another payment method.',
    description:
      'Sentence of a payment that failed because the confirmation in the bank’s app or by its code failed, was broken off or was not available',
  },
  failed_card_details: {
    id: 'transactions.failed_card_details',
    defaultMessage:
      'Your card details weren’t accepted and nothing was charged. Check them and try again, or choose another payment method.',
    description:
      'Sentence of a card payment that failed because the number, the security code or the name was wrong',
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
  package: {
    id: 'transactions.package',
    defaultMessage: 'Package',
    description: 'Label of the credits that were bought',
  },
  date: {
    id: 'transactions.date',
    defaultMessage: 'Date',
    description: 'Label of the date of a payment',
  },
  receipt: {
    id: 'transactions.receipt',
    defaultMessage: 'Receipt',
    description: 'Link to the receipt of a payment',
  },
  vat: {
    id: 'transactions.vat',
    defaultMessage: 'VAT included ({rate})',
    description: 'Label of the tax in an amount; rate is a formatted percentage',
  },
  worth: {
    id: 'transactions.worth',
    defaultMessage:
      '{messages, plural, one {# message} other {# messages}} or {photos, plural, one {# photo} other {# photos}}',
    description: 'What a number of credits buys',
  },
  refunded_title: {
    id: 'transactions.refunded_title',
    defaultMessage: 'Refunded',
    description: 'Title and status of a payment whose money went back',
  },
  partly_refunded_title: {
    id: 'transactions.partly_refunded_title',
    defaultMessage: 'Partly refunded',
    description: 'Title and status of a payment of which a part went back',
  },
  refunded_text: {
    id: 'transactions.refunded_text',
    defaultMessage:
      'The money goes back to your original payment method: {method}. This can take a few days.',
    description: 'Sentence of a payment whose money goes back; method is the name of the payment method',
  },
  charged_back_title: {
    id: 'transactions.charged_back_title',
    defaultMessage: 'Payment reversed',
    description: 'Title of a payment that the bank took back',
  },
  charged_back_text: {
    id: 'transactions.charged_back_text',
    defaultMessage:
      'Your bank reversed this payment, so its credits have been taken off your balance. If that was a mistake, write to us.',
    description: 'Sentence of a payment that the bank took back',
  },
  step_ordered: {
    id: 'transactions.step_ordered',
    defaultMessage: 'Order received',
    description: 'First of three steps of a pending payment',
  },
  step_waiting: {
    id: 'transactions.step_waiting',
    defaultMessage: 'Waiting for payment ({method})',
    description: 'Second of three steps of a pending payment; method is the name of the payment method',
  },
  step_looked: {
    id: 'transactions.step_looked',
    defaultMessage: 'Last checked: {time}',
    description: 'Below the second step; time has hours, minutes and seconds',
  },
  step_credits: {
    id: 'transactions.step_credits',
    defaultMessage: 'Credits added',
    description: 'Third of three steps of a pending payment',
  },
  step_mail: {
    id: 'transactions.step_mail',
    defaultMessage: 'We’ll email you, too',
    description: 'Below the third step',
  },
  pending_note: {
    id: 'transactions.pending_note',
    defaultMessage: 'You can leave this page. Please don’t pay a second time.',
    description: 'Below the button of a pending payment',
  },
  send_yourself: {
    id: 'transactions.send_yourself',
    defaultMessage: 'Nothing is sent until you tap “Send”.',
    description: 'Below the button that leads back to an unsent message',
  },
  unsent: {
    id: 'transactions.unsent',
    defaultMessage: 'Your message to {name} is still here',
    description: 'Above the unsent message; name is the other member',
  },
  you: {
    id: 'transactions.you',
    defaultMessage: 'You',
    description: 'Read out before the member’s own message',
  },
  back_to: {
    id: 'transactions.back_to',
    defaultMessage: 'Back to {name}',
    description: 'Link to the conversation that the member came from; name is the other member',
  },
  to_packages: {
    id: 'transactions.to_packages',
    defaultMessage: 'Back to the packages',
    description: 'Link to the packages of credits',
  },
  go_on_with: {
    id: 'transactions.go_on_with',
    defaultMessage: 'Continue with {method}',
    description:
      'Button that repeats an order with another payment method, on whose page nothing is ordered yet',
  },
  other_ways: {
    id: 'transactions.other_ways',
    defaultMessage: 'Or choose another method',
    description: 'Title of the other payment methods after a failed payment',
  },
  paid: {
    id: 'transactions.paid',
    defaultMessage: 'Paid',
    description: 'Label of the money that was paid',
  },
  paid_with: {
    id: 'transactions.paid_with',
    defaultMessage: 'Paid with',
    description: 'Label of the payment method',
  },
  order: {
    id: 'transactions.order',
    defaultMessage: 'Order',
    description: 'Label of the number of an order',
  },
  refunded_on: {
    id: 'transactions.refunded_on',
    defaultMessage: 'Refunded on {date}',
    description: 'Label of money that went back; date is a day',
  },
  withdrawn_on: {
    id: 'transactions.withdrawn_on',
    defaultMessage: 'Refunded on {date} after withdrawal',
    description: 'Label of money that went back after a withdrawal; date is a day',
  },
  charged_back_on: {
    id: 'transactions.charged_back_on',
    defaultMessage: 'Charged back on {date}',
    description: 'Label of money that the bank took back; date is a day',
  },
  remains: {
    id: 'transactions.remains',
    defaultMessage: 'Total after refund',
    description: 'Label of what was paid less what went back',
  },
  help: {
    id: 'transactions.help',
    defaultMessage: 'Help',
    description: 'Link to the support page',
  },
  withdraw_title: {
    id: 'transactions.withdraw_title',
    defaultMessage: 'Changed your mind?',
    description: 'Title of the box from which one can withdraw from a purchase',
  },
  withdraw_text: {
    id: 'transactions.withdraw_text',
    defaultMessage:
      'Until {date} you can withdraw from this purchase without giving a reason. We’ll refund what the unused credits cost.',
    description: 'Text of the box from which one can withdraw; date is a day with a time',
  },
  bought: {
    id: 'transactions.bought',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} bought',
    description: 'Change of the credits',
  },
  message_to: {
    id: 'transactions.message_to',
    defaultMessage: 'Message to {name}',
    description: 'Change of the credits; name is the other member',
  },
  photo_for: {
    id: 'transactions.photo_for',
    defaultMessage: 'Photo for {name}',
    description: 'Change of the credits; name is the other member',
  },
  gift_for: {
    id: 'transactions.gift_for',
    defaultMessage: '{gift} for {name}',
    description:
      'Change of the credits; gift is the name of a gift such as “Red rose”, name the other member',
  },
  returned: {
    id: 'transactions.returned',
    defaultMessage: 'Credits returned',
    description: 'Change of the credits: something was not delivered',
  },
  returned_to: {
    id: 'transactions.returned_to',
    defaultMessage: 'Credits returned ({name})',
    description: 'Change of the credits: a message or photo to name was not delivered',
  },
  returned_gift: {
    id: 'transactions.returned_gift',
    defaultMessage: 'Credits returned ({gift} for {name})',
    description: 'Change of the credits: a gift was not delivered; gift is its name, name the other member',
  },
  not_delivered: {
    id: 'transactions.not_delivered',
    defaultMessage: 'declined or not delivered',
    description: 'Why credits were returned; follows the time',
  },
  withdrawal: {
    id: 'transactions.withdrawal',
    defaultMessage: 'Withdrawal from a purchase',
    description: 'Change of the credits',
  },
  debt: {
    id: 'transactions.debt',
    defaultMessage: 'Outstanding credits settled',
    description: 'Change of the credits: what was missing after a payment was taken back',
  },
  messages: {
    id: 'transactions.messages',
    defaultMessage: '{count, plural, one {# message} other {# messages}}',
    description: 'Messages after each other, in one line of the list',
  },
  to_names: {
    id: 'transactions.to_names',
    defaultMessage: 'to {names}',
    description: 'Whom messages went to; names is a list such as “Lena and Aylin”; follows the time',
  },
  filter: {
    id: 'transactions.filter',
    defaultMessage: 'Show',
    description: 'Accessible name of the choice among all, incoming and outgoing credits',
  },
  filter_all: {
    id: 'transactions.filter_all',
    defaultMessage: 'All',
    description: 'Shows all changes of the credits; short',
  },
  filter_in: {
    id: 'transactions.filter_in',
    defaultMessage: 'In',
    description: 'Shows the credits that came; short',
  },
  filter_out: {
    id: 'transactions.filter_out',
    defaultMessage: 'Out',
    description: 'Shows the credits that went; short',
  },
  file: {
    id: 'transactions.file',
    defaultMessage: 'Download as CSV',
    description: 'Link that saves all changes of the credits as a file',
  },
  spent: {
    id: 'transactions.spent',
    defaultMessage: 'Spent in the last 30 days',
    description: 'Label of the money that was spent',
  },
  spent_of: {
    id: 'transactions.spent_of',
    defaultMessage: 'your limit: {limit}',
    description: 'Below the money that was spent; limit is formatted money',
  },
  spent_open: {
    id: 'transactions.spent_open',
    defaultMessage: 'Open orders: {amount}.',
    description: 'Below the money that was spent; amount is formatted money',
  },
  spent_other: {
    id: 'transactions.spent_other',
    defaultMessage: 'In another currency: {amount}.',
    description:
      'Below the money that was spent; amount is formatted money in a currency that the member also paid in',
  },
  spent_other_open: {
    id: 'transactions.spent_other_open',
    defaultMessage: 'In another currency: {amount}. Open orders: {open}.',
    description: 'The same with open orders; both are formatted money',
  },
  limit_each: {
    id: 'transactions.limit_each',
    defaultMessage:
      'What you spend in other currencies also counts towards your limit, converted using our prices in each currency.',
    description: 'Below the money that was spent in several currencies',
  },
  no_limit: {
    id: 'transactions.no_limit',
    defaultMessage: 'You haven’t set a limit.',
    description: 'Below the money that was spent',
  },
  repeat: {
    id: 'transactions.repeat',
    defaultMessage: 'Same as last time',
    description: 'Label of what was bought last',
  },
  repeat_with: {
    id: 'transactions.repeat_with',
    defaultMessage: 'with {method}',
    description: 'Below what was bought last; method is the name of the payment method',
  },
  repeat_action: {
    id: 'transactions.repeat_action',
    defaultMessage: 'Review and order',
    description: 'Button that leads to the order of the same once more; nothing is ordered yet',
  },
  limit_change: {
    id: 'transactions.limit_change',
    defaultMessage: 'Change limit',
    description: 'Link to the own limit',
  },
  limit_set: {
    id: 'transactions.limit_set',
    defaultMessage: 'Set a limit',
    description: 'Link to the own limit where there is none',
  },
  limit_title: {
    id: 'transactions.limit_title',
    defaultMessage: 'What’s the most you want to spend in 30 days?',
    description: 'Title of the own limit',
  },
  limit_text: {
    id: 'transactions.limit_text',
    defaultMessage: 'You set the limit, and we won’t take any order that would put you over it.',
    description: 'Below the title of the own limit',
  },
  limit_field: {
    id: 'transactions.limit_field',
    defaultMessage: 'Limit per 30 days, in {currency}',
    description: 'Label of the field; currency is a code such as EUR',
  },
  limit_hint: {
    id: 'transactions.limit_hint',
    defaultMessage: 'Leave it empty for no limit.',
    description: 'Below the field of the own limit',
  },
  limit_less: {
    id: 'transactions.limit_less',
    defaultMessage: '{step} less',
    description: 'Accessible name of a button; step is formatted money',
  },
  limit_more: {
    id: 'transactions.limit_more',
    defaultMessage: '{step} more',
    description: 'Accessible name of a button; step is formatted money',
  },
  limit_none: {
    id: 'transactions.limit_none',
    defaultMessage: 'None',
    description: 'Choice of no limit; short',
  },
  limit_without: {
    id: 'transactions.limit_without',
    defaultMessage: 'No limit',
    description: 'Replaces an amount in a button or alert where there is no limit',
  },
  limit_lower: {
    id: 'transactions.limit_lower',
    defaultMessage: 'Lowering it is instant.',
    description: 'Begins an alert',
  },
  limit_lower_text: {
    id: 'transactions.limit_lower_text',
    defaultMessage: 'A lower limit takes effect as soon as you save it.',
    description: 'Continuation of that alert',
  },
  limit_higher: {
    id: 'transactions.limit_higher',
    defaultMessage: 'Raising it takes a day.',
    description: 'Begins an alert',
  },
  limit_higher_text: {
    id: 'transactions.limit_higher_text',
    defaultMessage:
      'A higher limit or no limit takes effect after 24 hours. Until then, you can cancel the change.',
    description: 'Continuation of that alert',
  },
  limit_save: {
    id: 'transactions.limit_save',
    defaultMessage: 'Save limit',
    description: 'Button',
  },
  limit_save_now: {
    id: 'transactions.limit_save_now',
    defaultMessage: '{limit} from now on',
    description: 'Button that saves a lower limit; limit is formatted money or “No limit”',
  },
  limit_save_later: {
    id: 'transactions.limit_save_later',
    defaultMessage: '{limit} from {date}',
    description:
      'Button that saves a higher limit; limit is formatted money or “No limit”, date a day with a time',
  },
  limit_pending: {
    id: 'transactions.limit_pending',
    defaultMessage: '{limit} from {date}.',
    description:
      'Begins an alert: a higher limit that does not count yet; limit is formatted money or “No limit”',
  },
  limit_pending_text: {
    id: 'transactions.limit_pending_text',
    defaultMessage: 'Until then the limit is {limit}.',
    description: 'Continuation of that alert; limit is formatted money',
  },
  limit_keep: {
    id: 'transactions.limit_keep',
    defaultMessage: 'Keep {limit}',
    description: 'Button that takes back the higher limit; limit is formatted money',
  },
  limit_saved: {
    id: 'transactions.limit_saved',
    defaultMessage: 'Your limit is saved',
    description: 'Toast after the own limit was saved',
  },
  receipt_title: {
    id: 'transactions.receipt_title',
    defaultMessage: 'Invoice and receipt',
    description: 'Title of the sheet',
  },
  receipt_text: {
    id: 'transactions.receipt_text',
    defaultMessage: 'We’ve emailed it to you, and you’ll always find it here.',
    description: 'Above the sheet',
  },
  receipt_back: {
    id: 'transactions.receipt_back',
    defaultMessage: 'Back to the payment',
    description: 'Link from the receipt',
  },
  receipt_number: {
    id: 'transactions.receipt_number',
    defaultMessage: 'Invoice',
    description: 'Label of the number of an invoice',
  },
  receipt_date: {
    id: 'transactions.receipt_date',
    defaultMessage: 'Date of invoice and delivery',
    description: 'Label of a day',
  },
  receipt_item: {
    id: 'transactions.receipt_item',
    defaultMessage: 'Item',
    description: 'Head of a column',
  },
  receipt_quantity: {
    id: 'transactions.receipt_quantity',
    defaultMessage: 'Quantity',
    description: 'Head of a column',
  },
  receipt_amount: {
    id: 'transactions.receipt_amount',
    defaultMessage: 'Amount',
    description: 'Head of a column',
  },
  receipt_credits: {
    id: 'transactions.receipt_credits',
    defaultMessage: 'Credits for messages, photos and gifts on {brand}',
    description: 'What was sold; brand is the site’s name',
  },
  receipt_discount: {
    id: 'transactions.receipt_discount',
    defaultMessage: 'Discount code {code}, already applied',
    description: 'A line of the invoice; code is a discount code',
  },
  receipt_net: {
    id: 'transactions.receipt_net',
    defaultMessage: 'Net',
    description: 'Label of the amount without tax',
  },
  receipt_vat: {
    id: 'transactions.receipt_vat',
    defaultMessage: '{rate} VAT ({country})',
    description: 'Label of the tax; rate is a formatted percentage, country the name of a country',
  },
  receipt_total: {
    id: 'transactions.receipt_total',
    defaultMessage: 'Total',
    description: 'Label of the sum',
  },
  receipt_paid: {
    id: 'transactions.receipt_paid',
    defaultMessage: 'Paid with {method}. Nothing left to pay.',
    description: 'Below the sum; method is the name of the payment method',
  },
  receipt_withdrawal: {
    id: 'transactions.receipt_withdrawal',
    defaultMessage: 'Right of withdrawal.',
    description: 'Begins a paragraph',
  },
  receipt_withdrawal_text: {
    id: 'transactions.receipt_withdrawal_text',
    defaultMessage:
      'You can withdraw within {days} days without giving a reason: use “{button}” under “{place}” or at the bottom of every page.',
    description: 'Continuation of that paragraph; days is a number, button and place are texts of the site',
  },
  receipt_express: {
    id: 'transactions.receipt_express',
    defaultMessage:
      'On {date} you asked for your credits right away. If you withdraw, you only pay for the ones you’ve used, and we refund the rest.',
    description: 'Continuation of that paragraph; date is a day with a time',
  },
  receipt_statement: {
    id: 'transactions.receipt_statement',
    defaultMessage: 'On your bank statement: {statement}',
    description: 'At the foot of the sheet; statement is what banks show',
  },
  receipt_mandate: {
    id: 'transactions.receipt_mandate',
    defaultMessage: 'SEPA mandate {reference}',
    description: 'At the foot of the sheet; reference is a number',
  },
  receipt_register: {
    id: 'transactions.receipt_register',
    defaultMessage: 'Trade register {number}',
    description: 'Of the company',
  },
  receipt_vat_number: {
    id: 'transactions.receipt_vat_number',
    defaultMessage: 'VAT no. {number}',
    description: 'Of the company',
  },
  credit_note: {
    id: 'transactions.credit_note',
    defaultMessage: 'Credit note {number} dated {date}',
    description: 'A line of the invoice; number is that of the credit note, date a day',
  },
  credit_note_withdrawal: {
    id: 'transactions.credit_note_withdrawal',
    defaultMessage: 'Withdrawal, credit note {number} dated {date}',
    description: 'A line of the invoice; number is that of the credit note, date a day',
  },
  credit_note_chargeback: {
    id: 'transactions.credit_note_chargeback',
    defaultMessage: 'Charged back by the bank on {date}',
    description: 'A line of the invoice; date is a day',
  },
});
