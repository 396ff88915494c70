import { defineMessages } from '@heartwood/i18n';

/** Messages that name discounts wherever they apply. */
export const discountMessages = defineMessages({
  time_bonus: {
    id: 'discounts.time_bonus',
    defaultMessage: '{percentage} off your first package',
    description:
      'Title of the bonus that ends a few hours after signup; percentage is a formatted percentage',
  },
  welcome: {
    id: 'discounts.welcome',
    defaultMessage: '{percentage} welcome discount on your first package',
    description: 'Title of the welcome discount; percentage is a formatted percentage',
  },
  campaign: {
    id: 'discounts.campaign',
    defaultMessage: '{percentage} off with your code',
    description: 'Title of the discount of a code that was entered; percentage is a formatted percentage',
  },
  campaign_extra: {
    id: 'discounts.campaign_extra',
    defaultMessage: '{percentage} more credits with your code',
    description: 'Title of a code that gives credits on top; percentage is a formatted percentage',
  },
});
