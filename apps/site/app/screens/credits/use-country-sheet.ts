import type { Credits } from '@heartwood/api-contract';
import { actionMessages } from '@heartwood/i18n';
import type { CreditsScreenProps } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryName, countryOptions } from '../../format/country-name';
import { moneyText } from '../../format/money-text';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import type { CreditsData } from './credits-data.server';
import { creditsMessages as texts } from './messages';
import { offerAbroad } from './offers';
import type { Offer } from './offers';

type Country = NonNullable<CreditsScreenProps['methods']['country']>;

/**
 * Returns each country's packages, once `wanted`; nothing while they are loading. Countries that failed to load
 * are loaded again the next time.
 */
function useCountryCredits(countries: readonly string[], wanted: boolean) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Credits>>();
  const missing = wanted && (loaded?.size ?? 0) < countries.length;
  useEffect(() => {
    if (!missing) return;
    void import('./load-country-credits')
      .then(({ loadCountryCredits }) => loadCountryCredits(countries))
      .catch(() => new Map<string, Credits>())
      .then(setLoaded);
  }, [missing, countries]);
  return loaded;
}

/** Returns the sheet for the payment country, with the package's price in each; nothing without script. */
export function useCountrySheet(
  { country, countries, entered, now }: Pick<CreditsData, 'country' | 'countries' | 'entered' | 'now'>,
  offer: Offer,
  onChoose: (country: string) => void,
): Country['sheet'] {
  const intl = useIntl();
  const [ready, setReady] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => setReady(true), []);
  const isOpen = useOverlayTurn('opened', asked);
  const loaded = useCountryCredits(countries, isOpen);
  if (!ready) return undefined;
  const priceIn = (place: string) => {
    const credits = loaded?.get(place);
    const wanted = { pack: offer.id, entered: entered?.discount ?? null, now };
    const there = place === country ? offer : credits && offerAbroad(credits, wanted);
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
    busy: loaded === undefined ? intl.formatMessage(actionMessages.loading) : undefined,
    isOpen,
    onOpen: () => setAsked(true),
    onClose,
    onChoose: (chosen) => {
      onClose();
      onChoose(chosen);
    },
  };
}
