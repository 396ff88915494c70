import { PricingScreen, Text } from '@heartwood/ui';
import type { PricingScreenProps } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useMember } from '../../member/member-store';
import { moneyText } from '../../format/money-text';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { messagePriceOf } from '../credits/message-price';
import { creditsMessages } from '../credits/messages';
import { landingMessages } from '../landing/messages';
import { countryOptions } from '../../format/country-name';
import { membersMessages } from '../members/messages';
import { pricingMessages as texts } from './messages';
import type { PricingData } from './pricing.server';

export { loader } from './pricing.server';

export const handle = definePage({
  messages: ['pricing', 'landing', 'credits', 'members'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  description: ({ intl }) => intl.formatMessage(texts.lead),
  listed: true,
});

function costsOf(intl: IntlShape, data: PricingData): PricingScreenProps['costs'] {
  const free = intl.formatMessage(landingMessages.free);
  const credits = (count: number) => intl.formatMessage(creditsMessages.order_credits, { count });
  const { costs, offers, freeConversations, freePhotos } = data;
  const lowest = (cost: number) => {
    const given = { messageCosts: {}, messageCredits: costs.message, countries: [], offers };
    const price = messagePriceOf(given, { cost, own: null });
    return price
      ? intl.formatMessage(landingMessages.message_price, { price: moneyText(intl, price) })
      : undefined;
  };
  return [
    {
      title: intl.formatMessage(landingMessages.basics),
      price: free,
      text: intl.formatMessage(landingMessages.basics_text, { photos: freePhotos }),
    },
    ...(freeConversations > 0
      ? [
          {
            title: intl.formatMessage(landingMessages.conversations, { count: freeConversations }),
            price: free,
            text: intl.formatMessage(landingMessages.conversations_text),
          },
        ]
      : []),
    {
      title: intl.formatMessage(texts.message),
      price: credits(costs.message),
      text: lowest(costs.message),
    },
    { title: intl.formatMessage(texts.photo), price: credits(costs.photo), text: lowest(costs.photo) },
    ...(costs.gift === null
      ? []
      : [
          {
            title: intl.formatMessage(texts.gift),
            price: intl.formatMessage(texts.gift_price, { count: costs.gift }),
            text: lowest(costs.gift),
          },
        ]),
  ];
}

function packagesOf(intl: IntlShape, { offers }: PricingData): PricingScreenProps['packages'] {
  return {
    title: intl.formatMessage(creditsMessages.packages),
    head: {
      credits: intl.formatMessage(creditsMessages.page_title),
      price: intl.formatMessage(texts.price),
      perMessage: intl.formatMessage(texts.each),
    },
    rows: offers.map(({ id, credits, amount, currency, perMessage, flag }) => ({
      id,
      credits: intl.formatNumber(credits),
      price: moneyText(intl, { amount, currency }),
      perMessage: moneyText(intl, { amount: perMessage, currency }),
      flag: flag === null ? undefined : intl.formatMessage(creditsMessages[flag]),
    })),
    note: intl.formatMessage(texts.note),
    none: <Text>{intl.formatMessage(creditsMessages.nothing_text)}</Text>,
  };
}

function countryOf(intl: IntlShape, { country, countries }: PricingData): PricingScreenProps['country'] {
  if (countries.length < 2) return undefined;

  return {
    form: { action: urls.path('pricing') },
    field: {
      label: intl.formatMessage(creditsMessages.country),
      name: 'country',
      options: countryOptions(intl, countries),
      defaultValue: country,
    },
    submit: intl.formatMessage(creditsMessages.country_submit),
  };
}

/** The public page of prices. */
export default function PricingPage() {
  const intl = useIntl();
  const member = useMember();
  const data = useLoaderData<PricingData>() as PricingData;
  return (
    <PricingScreen
      key={data.country}
      title={intl.formatMessage(landingMessages.prices)}
      lead={intl.formatMessage(texts.lead)}
      costs={costsOf(intl, data)}
      packages={packagesOf(intl, data)}
      country={countryOf(intl, data)}
      action={
        member
          ? { href: urls.path('credits'), label: intl.formatMessage(creditsMessages.page_title) }
          : { href: urls.signup(), label: intl.formatMessage(membersMessages.join_action) }
      }
    />
  );
}
