import { photoSizes } from '@heartwood/domain';
import { PremiumScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { offerRows } from '../credits/offer-rows';
import { useBonusPanel } from '../credits/bonus-panel';
import { premiumMessages as texts } from './messages';
import type { loader, PremiumData } from './premium.server';

export { loader } from './premium.server';

export const handle = definePage({
  messages: ['premium', 'credits', 'discounts'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'credits',
  ownAction: true,
});

function benefits(intl: IntlShape, { premiumPhotos, freeConversations }: PremiumData) {
  return [
    {
      kind: 'messages' as const,
      title: intl.formatMessage(texts.conversations_title),
      text: intl.formatMessage(texts.conversations_text, { count: freeConversations }),
    },
    {
      kind: 'photos' as const,
      title: intl.formatMessage(texts.photos_title),
      text: intl.formatMessage(texts.photos_text, { count: premiumPhotos }),
    },
    {
      kind: 'other' as const,
      title: intl.formatMessage(texts.private_title),
      text: intl.formatMessage(texts.private_text),
    },
  ];
}

/** The benefits and prices of premium. */
export default function PremiumPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const bonus = useBonusPanel(data.discount);
  const { prices } = data;
  return (
    <PremiumScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      faces={data.faces.map((face) => ({ ...photoSizes.match, ...face, alt: '' }))}
      bonus={bonus && { ...bonus, note: undefined }}
      benefits={benefits(intl, data)}
      price={
        prices
          ? {
              label: intl.formatMessage(texts.price_label),
              value: moneyText(intl, prices.lowest),
              note: intl.formatMessage(texts.price_note, { price: moneyText(intl, prices.highest) }),
            }
          : undefined
      }
      offers={offerRows(intl, data.offers)}
      action={{
        href: urls.withQuery(urls.path('credits'), { to: data.to }),
        label: intl.formatMessage(texts.action),
      }}
      fine={intl.formatMessage(texts.fine)}
    />
  );
}
