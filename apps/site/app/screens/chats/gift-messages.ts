import { defineMessages } from '@heartwood/i18n';

/** Messages of gifts in conversations. */
export const giftMessages = defineMessages({
  button: {
    id: 'gifts.button',
    defaultMessage: 'Give a gift',
    description: 'Accessible name of the button beside the text field that opens the gifts',
  },
  legend: { id: 'gifts.legend', defaultMessage: 'Gifts', description: 'Accessible name of the set of gifts' },
  for: {
    id: 'gifts.for',
    defaultMessage: 'Gift for {name}',
    description: 'Title of the gifts, and below a gift that the reader gave; name is the other member',
  },
  from: {
    id: 'gifts.from',
    defaultMessage: 'Gift from {name}',
    description: 'Below a gift that the reader got; name is the other member',
  },
  total: {
    id: 'gifts.total',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'What the chosen gift costs; the price in money may stand after it',
  },
  after: {
    id: 'gifts.after',
    defaultMessage: 'Balance afterwards: {count, number}',
    description: 'Credits that are left once the chosen gift is given',
  },
  missing: {
    id: 'gifts.missing',
    defaultMessage: 'You need {count, plural, one {# more credit} other {# more credits}}',
    description: 'How many credits are missing for the chosen gift or for a photo',
  },
  smaller: {
    id: 'gifts.smaller',
    defaultMessage: 'Smaller gift: {gift}',
    description:
      'Button where the balance is too small for the chosen gift: chooses the most expensive gift that it pays for; gift is its name',
  },
  hint: {
    id: 'gifts.hint',
    defaultMessage: 'What would make today a little nicer?',
    description: 'Beside the button, while no gift is chosen; invites to choose one. Idiom: say it your way',
  },
  line: {
    id: 'gifts.line',
    defaultMessage: 'Add a message, if you like',
    description: 'Name and placeholder of the field for a line that goes with a gift; may stay empty',
  },
  give: { id: 'gifts.give', defaultMessage: 'Give', description: 'Button that gives the chosen gift' },
  wrapped: {
    id: 'gifts.wrapped',
    defaultMessage: 'A gift for you',
    description: 'Placeholder for a gift that the reader has not opened',
  },
  open: { id: 'gifts.open', defaultMessage: 'Unwrap it', description: 'Button that opens a gift' },
  again: {
    id: 'gifts.again',
    defaultMessage: 'Look at “{gift}” again',
    description: 'Accessible name of the picture that shows an opened gift large; gift is its name',
  },
  giver: {
    id: 'gifts.giver',
    defaultMessage: '{name} has a gift for you',
    description:
      'Head of an opened gift, beside the giver’s face; the gift’s name follows below in large type',
  },
  count: {
    id: 'gifts.count',
    defaultMessage: '{index, number} of {count, number}',
    description: 'Which of several gifts is shown: 2 of 3',
  },
  thank: {
    id: 'gifts.thank',
    defaultMessage: 'Say thank you',
    description: 'Button below an opened gift; puts a thank-you into the text field and sends nothing',
  },
  thanks: {
    id: 'gifts.thanks',
    defaultMessage: 'Thank you for “{gift}”! You just made me smile.',
    description: 'What the thank-you button puts into the text field; gift is the gift’s name; no gender',
  },
  next: {
    id: 'gifts.next',
    defaultMessage: 'Next gift',
    description: 'Button that shows the next of several',
  },
  leave: {
    id: 'gifts.leave',
    defaultMessage: 'Go to the conversation',
    description: 'Button below an opened gift that closes it',
  },
  coffee: { id: 'gifts.coffee', defaultMessage: 'Coffee in bed', description: 'Name of a gift' },
  letter: { id: 'gifts.letter', defaultMessage: 'Love letter', description: 'Name of a gift' },
  rose: { id: 'gifts.rose', defaultMessage: 'Red rose', description: 'Name of a gift' },
  ice: { id: 'gifts.ice', defaultMessage: 'Ice cream for two', description: 'Name of a gift' },
  ticket: {
    id: 'gifts.ticket',
    defaultMessage: 'Cinema, row 7',
    description: 'Name of a gift: two cinema tickets',
  },
  chocolates: { id: 'gifts.chocolates', defaultMessage: 'Chocolates', description: 'Name of a gift' },
  vinyl: { id: 'gifts.vinyl', defaultMessage: 'Our song', description: 'Name of a gift: a record' },
  bouquet: { id: 'gifts.bouquet', defaultMessage: 'Wild flowers', description: 'Name of a gift: a bunch' },
  bubbly: { id: 'gifts.bubbly', defaultMessage: 'Bottle of bubbly', description: 'Name of a gift' },
  balloon: {
    id: 'gifts.balloon',
    defaultMessage: 'Balloon ride',
    description: 'Name of a gift: a ride in a hot-air balloon',
  },
  boat: { id: 'gifts.boat', defaultMessage: 'Day at sea', description: 'Name of a gift: a sailing boat' },
  star: { id: 'gifts.star', defaultMessage: 'Shooting star', description: 'Name of a gift' },
});
