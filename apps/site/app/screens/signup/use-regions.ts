import { unwrap } from '@heartwood/api-client';
import { useState } from 'react';
import type { Places } from './steps/member-steps';

/** The places of a form: another country brings its own regions, where script runs. */
export function useRegions(given: Omit<Places, 'onCountry'>): Places {
  const [places, setPlaces] = useState(given);
  const onCountry = (country: string) => {
    setPlaces({ ...given, country, regions: [] });
    void import('../../session/browser-api')
      .then(({ browserApi }) => unwrap(browserApi().GET('/api/regions.php')))
      .then(({ regions }) => {
        const found = regions.find((listed) => listed.country === country);
        setPlaces({ ...given, country, regions: found?.regions ?? [] });
      })
      .catch(() => undefined);
  };
  return { ...places, onCountry };
}
