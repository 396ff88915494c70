import { defineMessages } from '@heartwood/i18n';

/** Messages of the page of prices. */
export const pricingMessages = defineMessages({
  page_title: {
    id: 'pricing.page_title',
    defaultMessage: 'Prices',
    description: 'Title of the browser’s tab on the page of prices',
  },
  lead: {
    id: 'pricing.lead',
    defaultMessage:
      'Joining is free, and so are your first messages. After that, you pay with credits. No subscription.',
    description: 'Sentence below the title of the page of prices. Idiom: say it your way',
  },
  message: {
    id: 'pricing.message',
    defaultMessage: 'A message',
    description: 'What costs credits, on the page of prices',
  },
  photo: {
    id: 'pricing.photo',
    defaultMessage: 'A photo in a conversation',
    description: 'What costs credits, on the page of prices',
  },
  gift: {
    id: 'pricing.gift',
    defaultMessage: 'A gift',
    description: 'What costs credits, on the page of prices',
  },
  gift_price: {
    id: 'pricing.gift_price',
    defaultMessage: 'from {count, plural, one {# credit} other {# credits}}',
    description: 'The cheapest gift, on the page of prices',
  },
  price: {
    id: 'pricing.price',
    defaultMessage: 'Price',
    description: 'Head of the column with the prices of packages',
  },
  each: {
    id: 'pricing.each',
    defaultMessage: 'One message',
    description: 'Head of the column with what one message costs in a package',
  },
  note: {
    id: 'pricing.note',
    defaultMessage: 'All prices include VAT. You pay once: nothing renews automatically.',
    description: 'Below the table of packages',
  },
});
