import { defineMessages } from '@heartwood/i18n';

/** Messages of buying credits. */
export const creditsMessages = defineMessages({
  page_title: {
    id: 'credits.page_title',
    defaultMessage: 'Credits',
    description: 'Title of the browser’s tab',
  },
  title: {
    id: 'credits.title',
    defaultMessage: 'More conversations that lead somewhere',
    description: 'Title of the page on which credits are bought. Idiom: say it your way',
  },
  text: {
    id: 'credits.text',
    defaultMessage: 'No subscription, no commitment: you pay once and write whenever you like.',
    description: 'Sentence below the title of the page on which credits are bought',
  },
  balance: {
    id: 'credits.balance',
    defaultMessage: 'Balance: {count, plural, one {# credit} other {# credits}}',
    description: 'The member’s credits, in the bar at the top on a phone',
  },
  bonus_note: {
    id: 'credits.bonus_note',
    defaultMessage: 'Already applied to the prices below. Valid once. Code: {code}',
    description: 'Below the title of a discount; code is the discount code',
  },
  campaign_note: {
    id: 'credits.campaign_note',
    defaultMessage: 'Already applied to the prices below. Code: {code}',
    description: 'Below the title of a discount whose code was entered; code is the discount code',
  },
  extra_note: {
    id: 'credits.extra_note',
    defaultMessage: 'Already included below. Code: {code}',
    description: 'Below the title of a code that gives credits on top; code is the discount code',
  },
  bonus_until: {
    id: 'credits.bonus_until',
    defaultMessage: 'Valid until {date}. Already applied to the prices below. Code: {code}',
    description: 'Below the title of a discount that runs for days; code is the discount code',
  },
  hours: {
    id: 'credits.hours',
    defaultMessage: 'hrs',
    description: 'Below the hours of a countdown; very short',
  },
  minutes: {
    id: 'credits.minutes',
    defaultMessage: 'min',
    description: 'Below the minutes of a countdown; very short',
  },
  seconds: {
    id: 'credits.seconds',
    defaultMessage: 'sec',
    description: 'Below the seconds of a countdown; very short',
  },
  time_left: {
    id: 'credits.time_left',
    defaultMessage: 'Less than {hours, plural, one {# hour} other {# hours}} left',
    description: 'Read out in place of the running digits of a countdown',
  },
  packages: {
    id: 'credits.packages',
    defaultMessage: 'Packages',
    description: 'Accessible name of the packages to choose from',
  },
  unit: {
    id: 'credits.unit',
    defaultMessage: '{count, plural, one {credit} other {credits}}',
    description:
      'The word after the number of credits of a package; count is that number and is not shown here',
  },
  unit_extra: {
    id: 'credits.unit_extra',
    defaultMessage: '{count, plural, one {credit} other {credits}} + {extra} free',
    description: 'After the number of credits of a package that gives some on top; count is not shown here',
  },
  instead: {
    id: 'credits.instead',
    defaultMessage: 'normally',
    description: 'Label before the struck price without discount',
  },
  per_message: {
    id: 'credits.per_message',
    defaultMessage: '{price} per message',
    description: 'What one message costs with a package; price is money',
  },
  tip: { id: 'credits.tip', defaultMessage: 'Our pick', description: 'Mark on one package; short' },
  cheapest: {
    id: 'credits.cheapest',
    defaultMessage: 'Best price',
    description: 'Mark on the package with the lowest price per credit; short',
  },
  select: { id: 'credits.select', defaultMessage: 'Select', description: 'Button of a package' },
  selected: {
    id: 'credits.selected',
    defaultMessage: 'Selected',
    description: 'Button of the chosen package',
  },
  methods: {
    id: 'credits.methods',
    defaultMessage: 'Payment method',
    description: 'Title of the ways to pay',
  },
  method_open: {
    id: 'credits.method_open',
    defaultMessage: 'Last one still being processed. Probably available again from {date}',
    description:
      'Below direct debit in the list of payment methods, while the money of the last one has not arrived; date is day and month',
  },
  debit_open: {
    id: 'credits.debit_open',
    defaultMessage: 'Your last direct debit is still being processed',
    description: 'Title where direct debit cannot be used before the money of the last one has arrived',
  },
  debit_limit: {
    id: 'credits.debit_limit',
    defaultMessage: 'You’ve reached your limit for direct debit',
    description: 'Title where the most that can be paid by direct debit in 30 days is reached',
  },
  debit_max: {
    id: 'credits.debit_max',
    defaultMessage: 'Right now you can pay up to {amount} by direct debit',
    description: 'Title where the package costs more than can be paid by direct debit now; amount is money',
  },
  method_later: {
    id: 'credits.method_later',
    defaultMessage: 'Available again from {date}',
    description: 'Below a payment method that the member can’t use at the moment; date is a day and a month',
  },
  method_max: {
    id: 'credits.method_max',
    defaultMessage: 'For packages up to {amount}',
    description:
      'Below direct debit where the chosen package costs more than can be paid that way; amount is money',
  },
  country: {
    id: 'credits.country',
    defaultMessage: 'Country you pay from',
    description: 'Label of the choice of the payment country',
  },
  country_submit: {
    id: 'credits.country_submit',
    defaultMessage: 'Change',
    description: 'Button that takes over the chosen payment country',
  },
  country_title: {
    id: 'credits.country_title',
    defaultMessage: 'Which country are you paying from?',
    description: 'Title of the choice of the payment country',
  },
  country_text: {
    id: 'credits.country_text',
    defaultMessage: 'Currency, prices and payment methods change with it. Your package stays selected.',
    description: 'Below that title',
  },
  country_price: {
    id: 'credits.country_price',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} for {price}',
    description: 'Beside a country: what the chosen package costs there; price is formatted money',
  },
  country_use: {
    id: 'credits.country_use',
    defaultMessage: 'Use this country',
    description: 'Button that takes over the chosen payment country',
  },
  code_open: {
    id: 'credits.code_open',
    defaultMessage: 'Redeem a discount code',
    description: 'Opens the field for a discount code',
  },
  code: {
    id: 'credits.code',
    defaultMessage: 'Discount code',
    description: 'Label of the field for a discount code',
  },
  code_submit: {
    id: 'credits.code_submit',
    defaultMessage: 'Redeem',
    description: 'Button that checks a discount code',
  },
  code_applied: {
    id: 'credits.code_applied',
    defaultMessage: 'Code {code} applied',
    description: 'After a discount code was accepted. Idiom: say it your way',
  },
  code_remove: {
    id: 'credits.code_remove',
    defaultMessage: 'Remove code {code}',
    description: 'Accessible name of the link that takes a discount code back',
  },
  order: { id: 'credits.order', defaultMessage: 'Your order', description: 'Title of the order' },
  order_credits: {
    id: 'credits.order_credits',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'Line of the order and of the payment',
  },
  order_discount: {
    id: 'credits.order_discount',
    defaultMessage: 'Discount: {percentage}',
    description: 'Line of the order; percentage is a formatted percentage',
  },
  order_extra: {
    id: 'credits.order_extra',
    defaultMessage: '{count, plural, one {# extra credit} other {# extra credits}}',
    description: 'Line of the order for credits that a code gives',
  },
  free: {
    id: 'credits.free',
    defaultMessage: 'free',
    description: 'Price of credits that a code gives on top',
  },
  total: {
    id: 'credits.total',
    defaultMessage: 'Total incl. VAT',
    description: 'Last line of the order, before the amount',
  },
  submit: {
    id: 'credits.submit',
    defaultMessage: 'Buy now',
    description:
      'The button that orders. It must say unambiguously that the order has to be paid (EU directive 2011/83, article 8(2)): use words that are accepted in your country',
  },
  busy: {
    id: 'credits.busy',
    defaultMessage: 'Taking you to the payment page',
    description: 'Announced to screen readers while the order is sent',
  },
  fine: {
    id: 'credits.fine',
    defaultMessage: 'Next: {method}. Our <link>refund policy</link> applies.',
    description: 'Below the button that orders; method is the name of the payment method',
  },
  benefit_photos: {
    id: 'credits.benefit_photos',
    defaultMessage: 'See every photo and show up to {count} of your own',
    description: 'Benefit of premium, with the first purchase',
  },
  benefit_conversations: {
    id: 'credits.benefit_conversations',
    defaultMessage: 'Start as many conversations as you like',
    description: 'Benefit of premium, with the first purchase',
  },
  benefit_safe: {
    id: 'credits.benefit_safe',
    defaultMessage: 'Encrypted payment, support in your language',
    description: 'Reassuring line beside the order',
  },
  nothing_title: {
    id: 'credits.nothing_title',
    defaultMessage: 'Credits aren’t available here yet',
    description: 'Title where the brand sells nothing in a country',
  },
  nothing_text: {
    id: 'credits.nothing_text',
    defaultMessage: 'We don’t sell credits in this country. Paying from somewhere else? Choose that country.',
    description: 'Sentence where the brand sells nothing in a country',
  },
  buys: {
    id: 'credits.buys',
    defaultMessage:
      '{messages, plural, one {# message} other {# messages}} or {photos, plural, one {# photo} other {# photos}}',
    description: 'What the balance buys; both numbers are at least 1',
  },
  costs: {
    id: 'credits.costs',
    defaultMessage: 'A message costs {message, plural, one {# credit} other {# credits}}, a photo {photo}',
    description: 'In place of what the balance buys, where it buys nothing; both numbers are credits',
  },
  costs_money: {
    id: 'credits.costs_money',
    defaultMessage:
      'A message costs {message, plural, one {# credit} other {# credits}} (from {message_price}), a photo {photo} (from {photo_price})',
    description:
      'In place of what the balance buys, where it buys nothing; message and photo are credits, both prices are formatted money, the lowest here',
  },
  per_credit_and_message: {
    id: 'credits.per_credit_and_message',
    defaultMessage: '{credit} per credit, {message} per message',
    description: 'Below a package where a message costs more than one credit; both are money',
  },
  order_per_credit: {
    id: 'credits.order_per_credit',
    defaultMessage: 'Per credit',
    description: 'Line of the order: what one credit costs',
  },
  order_per_message: {
    id: 'credits.order_per_message',
    defaultMessage: 'Per message',
    description: 'Line of the order: what one message costs',
  },
  term: {
    id: 'credits.term',
    defaultMessage: 'Contract term',
    description: 'Line of the order: how long the contract runs',
  },
  term_none: {
    id: 'credits.term_none',
    defaultMessage: 'none, you pay once',
    description: 'Value of the line with the term',
  },
  what: {
    id: 'credits.what',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}, incl. VAT',
    description: 'Below the method in the bar at the bottom of a phone, before the price',
  },
  change: {
    id: 'credits.change',
    defaultMessage: 'Change',
    description: 'Leads to the ways to pay, beside the chosen one; short',
  },
  review: {
    id: 'credits.review',
    defaultMessage: 'Review your order',
    description: 'Button that leads to the order, which it does not place',
  },
  review_title: {
    id: 'credits.review_title',
    defaultMessage: 'Check and order',
    description: 'Title of the order in a sheet on a phone',
  },
  express_missing: {
    id: 'credits.express_missing',
    defaultMessage: 'Tick this box first, and you’ll get your credits right away.',
    description: 'Below the box, where it was not ticked',
  },
  to_directdebit: {
    id: 'credits.to_directdebit',
    defaultMessage: 'Continue to direct debit',
    description: 'Button that leads to the page of the direct debit; it orders nothing',
  },
  no_order_yet: {
    id: 'credits.no_order_yet',
    defaultMessage: 'You’re not placing an order yet.',
    description: 'Below a button that leads on and orders nothing',
  },
  ended_title: {
    id: 'credits.ended_title',
    defaultMessage: 'The discount ended at {time}.',
    description: 'Title of a note: the discount ran out while the page was open; time is a time of day',
  },
  ended_text: {
    id: 'credits.ended_text',
    defaultMessage: 'Regular prices apply now. Nothing was ordered.',
    description: 'After the title that says when a discount ended',
  },
  limit_title: {
    id: 'credits.limit_title',
    defaultMessage: 'This goes over your spending limit',
    description: 'Title where the member’s own limit forbids the order',
  },
  limit_left: {
    id: 'credits.limit_left',
    defaultMessage: 'Still available within your 30-day limit: {amount}. <link>Change your limit</link>',
    description: 'After that title; amount is what may still be spent',
  },
  benefit_withdraw: {
    id: 'credits.benefit_withdraw',
    defaultMessage: 'Changed your mind? Withdraw online within {days} days',
    description: 'Reassuring line beside the order; days is the time to withdraw',
  },
  back_to_profile: {
    id: 'credits.back_to_profile',
    defaultMessage: 'Back to the profile',
    description: 'Link after a payment to the other member’s profile that the buyer came from',
  },
  back_to_photos: {
    id: 'credits.back_to_photos',
    defaultMessage: 'Back to your photos',
    description: 'Link after a payment to the buyer’s own photos, where they came from',
  },
  repeat: {
    id: 'credits.repeat',
    defaultMessage: 'Same as last time',
    description: 'Leads to the page that orders the same as last time',
  },
  express: {
    id: 'credits.express',
    defaultMessage: 'I want my credits right away.',
    description:
      'Beside a box to tick, never ticked beforehand; legally required before credits are given at once',
  },
  express_withdrawal: {
    id: 'credits.express_withdrawal',
    defaultMessage: 'If I withdraw within {days} days, I only pay for the credits I’ve used.',
    description: 'After that request, beside the same box; days is the time to withdraw',
  },
});

/** Names of the payment methods that are translated, by id. */
export const methodMessages = defineMessages({
  card: { id: 'credits.method.card', defaultMessage: 'Credit card', description: 'Payment method' },
  banktransfer: {
    id: 'credits.method.banktransfer',
    defaultMessage: 'Bank transfer',
    description: 'Payment method',
  },
  directdebit: {
    id: 'credits.method.directdebit',
    defaultMessage: 'Direct debit',
    description: 'Payment method',
  },
});

/** One line below a payment method. */
export const methodNotes = defineMessages({
  bank: {
    id: 'credits.note.bank',
    defaultMessage: 'Through your own bank',
    description: 'One line below a way to pay: at one’s own bank',
  },
  app: {
    id: 'credits.note.app',
    defaultMessage: 'Confirm in the app',
    description: 'One line below a way to pay: confirmed in its app',
  },
  applepay: {
    id: 'credits.note.applepay',
    defaultMessage: 'On this device',
    description: 'One line below Apple Pay, shown where the device has it',
  },
  code: {
    id: 'credits.note.code',
    defaultMessage: 'Six-digit code from your bank’s app',
    description: 'One line below a way to pay by a code of the bank’s app',
  },
  banktransfer: {
    id: 'credits.note.banktransfer',
    defaultMessage: '1 to 2 working days',
    description: 'One line below a bank transfer: how long it takes',
  },
  directdebit: {
    id: 'credits.note.directdebit',
    defaultMessage: 'Confirm with a code by text message',
    description: 'One line below direct debit',
  },
});
