import { defineMessages } from '@heartwood/i18n';

/** A payment's description on the provider's pages and on statements. */
export const orderMessages = defineMessages({
  description: {
    id: 'checkout.order',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} at {brand}',
    description: 'What a payment is for, shown by the payment provider. brand is the site’s name.',
  },
});
