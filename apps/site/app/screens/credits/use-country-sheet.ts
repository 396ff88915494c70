import { actionMessages } from '@heartwood/i18n';
import type { CreditsScreenProps } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryName, countryOptions } from '../../format/country-name';
import { moneyText } from '../../format/money-text';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import type { CreditsData } from './credits-data.server';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';

type Country = NonNullable<CreditsScreenProps['methods']['country']>;

/** Returns what a package costs in each country, once `wanted`; nothing while it is loading. */
function useCountryOffers(countries: readonly string[], pack: string, wanted: boolean) {
  const [loaded, setLoaded] = useState<{
    readonly pack: string;
    readonly offers: ReadonlyMap<string, Offer>;
  }>();
  const missing = wanted && loaded?.pack !== pack;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    void import('./load-country-offers')
      .then(({ loadCountryOffers }) => loadCountryOffers(countries, pack))
      .catch(() => new Map<string, Offer>())
      .then((offers) => {
        if (!left) setLoaded({ pack, offers });
      });
    return () => {
      left = true;
    };
  }, [missing, countries, pack]);
  return missing ? undefined : loaded?.offers;
}

/** Returns the sheet for the payment country, with the package's price in each; nothing without script. */
export function useCountrySheet(
  { country, countries }: Pick<CreditsData, 'country' | 'countries'>,
  offer: Offer,
  onChoose: (country: string) => void,
): Country['sheet'] {
  const intl = useIntl();
  const [ready, setReady] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => setReady(true), []);
  const isOpen = useOverlayTurn('opened', asked);
  const offers = useCountryOffers(countries, offer.id, isOpen);
  if (!ready) return undefined;
  const priceIn = (place: string) => {
    const there = place === country ? offer : offers?.get(place);
    if (!there) return undefined;
    const count = there.credits + there.extra;
    return intl.formatMessage(texts.country_price, { count, price: moneyText(intl, there) });
  };
  const onClose = () => setAsked(false);
  return {
    label: intl.formatMessage(texts.country),
    value: `${countryName(intl, country)} · ${offer.currency}`,
    change: intl.formatMessage(texts.country_submit),
    title: intl.formatMessage(texts.country_title),
    text: intl.formatMessage(texts.country_text),
    close: intl.formatMessage(actionMessages.close),
    submit: intl.formatMessage(texts.country_use),
    items: countryOptions(intl, countries).map((option) => ({
      ...option,
      price: priceIn(option.value),
      selected: option.value === country,
    })),
    busy: offers === undefined ? intl.formatMessage(actionMessages.loading) : undefined,
    isOpen,
    onOpen: () => setAsked(true),
    onClose,
    onChoose: (chosen) => {
      onClose();
      onChoose(chosen);
    },
  };
}
