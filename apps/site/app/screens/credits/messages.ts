import { defineMessages } from '@heartwood/i18n';

/** Buying credits. */
export const creditsMessages = defineMessages({
  page_title: {
    id: 'credits.page_title',
    defaultMessage: 'Credits',
    description: 'Title of the browser’s tab',
  },
  title: {
    id: 'credits.title',
    defaultMessage: 'More conversations that lead somewhere',
    description: 'Title of the page on which credits are bought',
  },
  text: {
    id: 'credits.text',
    defaultMessage: 'No subscription, no term: you only pay for the messages you really write.',
    description: 'Sentence below the title of the page on which credits are bought',
  },
  balance: {
    id: 'credits.balance',
    defaultMessage: 'Balance: {count, plural, one {# credit} other {# credits}}',
    description: 'The member’s credits, in the bar at the top on a phone',
  },
  bonus_note: {
    id: 'credits.bonus_note',
    defaultMessage: 'Already taken off the prices below. Once only, code {code}.',
    description: 'Below the title of a discount; code is the discount code',
  },
  campaign_note: {
    id: 'credits.campaign_note',
    defaultMessage: 'Already taken off the prices below. Code {code}.',
    description: 'Below the title of a discount whose code was entered; code is the discount code',
  },
  extra_note: {
    id: 'credits.extra_note',
    defaultMessage: 'Already counted in below. Code {code}.',
    description: 'Below the title of a code that gives credits on top; code is the discount code',
  },
  bonus_until: {
    id: 'credits.bonus_until',
    defaultMessage: 'Valid until {date}. Already taken off the prices below, code {code}.',
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
    defaultMessage: 'instead of',
    description: 'Stands before the struck price without discount',
  },
  per_message: {
    id: 'credits.per_message',
    defaultMessage: '{price} per message',
    description: 'What one message costs with a package; price is money',
  },
  tip: { id: 'credits.tip', defaultMessage: 'Our tip', description: 'Mark on one package; short' },
  cheapest: {
    id: 'credits.cheapest',
    defaultMessage: 'Best price',
    description: 'Mark on the package with the lowest price per credit; short',
  },
  select: { id: 'credits.select', defaultMessage: 'Choose', description: 'Button of a package' },
  selected: { id: 'credits.selected', defaultMessage: 'Chosen', description: 'Button of the chosen package' },
  methods: {
    id: 'credits.methods',
    defaultMessage: 'Payment method',
    description: 'Title of the ways to pay',
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
    defaultMessage: 'Code {code} counts',
    description: 'After a discount code was accepted',
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
    defaultMessage: 'Discount {percentage}',
    description: 'Line of the order; percentage is a formatted percentage',
  },
  order_extra: {
    id: 'credits.order_extra',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} on top',
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
    defaultMessage: 'Order with obligation to pay',
    description: 'The button that orders. Legally required words (EU directive 2011/83, article 8)',
  },
  busy: {
    id: 'credits.busy',
    defaultMessage: 'Taking you to the payment',
    description: 'Told to screen readers while the order is sent',
  },
  fine: {
    id: 'credits.fine',
    defaultMessage: 'You go on to {method}. Our <link>return terms</link> apply.',
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
  benefit_once: {
    id: 'credits.benefit_once',
    defaultMessage: 'One payment, no subscription, nothing renews by itself',
    description: 'Reassuring line beside the order',
  },
  benefit_safe: {
    id: 'credits.benefit_safe',
    defaultMessage: 'Encrypted payment, help in your language',
    description: 'Reassuring line beside the order',
  },
  nothing_title: {
    id: 'credits.nothing_title',
    defaultMessage: 'Nothing to buy here yet',
    description: 'Title where the brand sells nothing in a country',
  },
  nothing_text: {
    id: 'credits.nothing_text',
    defaultMessage: 'We do not sell credits in this country. Choose another one if you pay from there.',
    description: 'Sentence where the brand sells nothing in a country',
  },
});

/** Names of the payment methods that every language has its own word for, by id. */
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
