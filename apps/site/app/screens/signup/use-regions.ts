import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Places } from './steps/member-steps';

/**
 * Returns the places of a form: with script, choosing another country loads its regions.
 * @param chosen the country that the form starts with, if it isn't the one whose regions were given
 */
export function useRegions(given: Omit<Places, 'onCountry'>, chosen?: string | null): Places {
  const intl = useIntl();
  const [places, setPlaces] = useState(given);
  const onCountry = (country: string) => {
    setPlaces({ ...given, country, regions: [] });
    void import('../../member/browser-places')
      .then(({ browserPlaces }) => browserPlaces(intl.locale))
      .then((all) => setPlaces({ ...given, country, regions: all.regionsOf(country) }))
      .catch(() => undefined);
  };
  useEffect(() => {
    if (given.countries.length > 0 && chosen && chosen !== given.country) onCountry(chosen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the form begins with
  }, [chosen]);
  return { ...places, onCountry };
}
