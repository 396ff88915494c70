import { actionMessages } from '@heartwood/i18n';
import type { CreditsScreenProps } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryName, countryOptions } from '../../format/country-name';
import { moneyText } from '../../format/money-text';
import { useHydrated } from '../../hooks/hydrated';
import { useLatest } from '../../hooks/use-latest';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import type { CreditsData } from './credits-data.server';
import { creditsMessages as texts } from './messages';
import { offerAbroad } from './offers';
import type { CountryPrices, Offer } from './offers';

type Country = NonNullable<CreditsScreenProps['methods']['country']>;

interface Loaded {
  /** The page's data that the prices belong to; newer data makes them outdated. */
  readonly now: number;
  readonly byCountry: ReadonlyMap<string, CountryPrices>;
  readonly busy: boolean;
}

/** Returns each country's packages, loaded once `wanted`. Those that failed are loaded again the next time. */
function useCountryCredits(countries: readonly string[], now: number, wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const current =
    loaded?.now === now ? loaded : { now, byCountry: new Map<string, CountryPrices>(), busy: false };
  const latest = useLatest(current);
  useEffect(() => {
    const { byCountry, busy } = latest.current;
    const missing = countries.filter((country) => !byCountry.has(country));
    if (!wanted || busy || missing.length === 0) return;
    setLoaded({ now, byCountry, busy: true });
    void import('./load-country-credits')
      .then(({ loadCountryCredits }) => loadCountryCredits(missing))
      .catch(() => [])
      .then((found) =>
        setLoaded((before) =>
          before?.now === now
            ? { now, byCountry: new Map([...before.byCountry, ...found]), busy: false }
            : before,
        ),
      );
  }, [countries, now, wanted, latest]);
  return current;
}

/** Returns the sheet for the payment country, with the package's price in each; nothing without script. */
export function useCountrySheet(
  { country, countries, entered, now }: Pick<CreditsData, 'country' | 'countries' | 'entered' | 'now'>,
  offer: Offer,
  onChoose: (country: string) => void,
): Country['sheet'] {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const isOpen = useOverlayTurn('opened', asked);
  const { byCountry, busy } = useCountryCredits(countries, now, isOpen);
  if (!hydrated) return undefined;
  const priceIn = (place: string) => {
    const credits = byCountry.get(place);
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
    busy: busy ? intl.formatMessage(actionMessages.loading) : undefined,
    isOpen,
    onOpen: () => setAsked(true),
    onClose,
    onChoose: (chosen) => {
      onClose();
      onChoose(chosen);
    },
  };
}
