import { defineMessages } from '@heartwood/i18n';

/** Messages of repeating the last order. */
export const repeatMessages = defineMessages({
  page_title: {
    id: 'repeat.page_title',
    defaultMessage: 'Same as last time',
    description: 'Title of the browser’s tab and of the phone’s bar',
  },
  title: {
    id: 'repeat.title',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}, last ordered: {date}',
    description: 'Title of the last order, to order it again; date is day and month',
  },
  text: {
    id: 'repeat.text',
    defaultMessage: 'Enough for {what}. Nothing renews automatically.',
    description: 'Below the title; what the credits buy is in the words of the balance',
  },
  then_less: {
    id: 'repeat.then_less',
    defaultMessage: 'Last time you paid {amount}. Today’s price applies now.',
    description: 'Where the last order cost less than today; amount is money',
  },
  method_note: {
    id: 'repeat.method_note',
    defaultMessage: 'used last time',
    description: 'Below the way to pay that was used last',
  },
  method_instead: {
    id: 'repeat.method_instead',
    defaultMessage: 'instead of {method}',
    description: 'Below the way to pay in place of one that is gone',
  },
  method_gone: {
    id: 'repeat.method_gone',
    defaultMessage: '{method} isn’t available here any more. We’ve selected another method. Please check it.',
    description: 'Note above the order; method is a name',
  },
  debit_later: {
    id: 'repeat.debit_later',
    defaultMessage:
      'You can use direct debit again from {date}. We’ve selected another method for now. Please check it.',
    description:
      'Below the title that direct debit, the method used last, cannot be used yet; date is day and month',
  },
  debit_open: {
    id: 'repeat.debit_open',
    defaultMessage:
      'You’ll probably be able to use direct debit again from {date}. We’ve selected another method for now. Please check it.',
    description:
      'Below the title that the last direct debit is still being processed: the bank decides when it is paid; date is day and month',
  },
  other: {
    id: 'repeat.other',
    defaultMessage: 'Choose another package',
    description: 'Leads to the page with all packages',
  },
  month: {
    id: 'repeat.month',
    defaultMessage: 'Spent in the last 30 days: {spent}. With this order: {after}.',
    description: 'What was spent in 30 days, and what it will be with this order',
  },
  month_limit: {
    id: 'repeat.month_limit',
    defaultMessage: 'Spent in the last 30 days: {spent} of {limit}. With this order: {after}.',
    description: 'The same beside the member’s own limit',
  },
  fine: {
    id: 'repeat.fine',
    defaultMessage: 'Next: {method}. Nothing is ordered until you tap the button.',
    description: 'Below the button that orders',
  },
  gone_title: {
    id: 'repeat.gone_title',
    defaultMessage: 'That package is no longer available',
    description: 'Title where the package of the last order is not sold any more',
  },
  gone_text: {
    id: 'repeat.gone_text',
    defaultMessage: 'Have a look at today’s packages. Nothing was ordered.',
    description: 'Below that title',
  },
  never_title: {
    id: 'repeat.never_title',
    defaultMessage: 'Nothing to reorder yet',
    description: 'Title where nothing was bought yet',
  },
  never_text: {
    id: 'repeat.never_text',
    defaultMessage: 'Once you’ve bought credits, you’ll find your last order here.',
    description: 'Below that title',
  },
});
