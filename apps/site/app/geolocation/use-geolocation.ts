import type { Place } from '@heartwood/api-contract';
import type { LocateControl } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { countryName } from '../format/country-name';
import { placesMessages as texts } from './messages';
import { readPermission } from './position';
import type { GeolocationPermission } from './position';

function usePermission(): GeolocationPermission {
  const [permission, setPermission] = useState<GeolocationPermission>('unknown');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void readPermission(navigator, { onChange: setPermission, signal }).then((state) => {
      if (!signal.aborted) setPermission(state);
    });
    return () => leaving.abort();
  }, []);
  return permission;
}

/**
 * Returns a button that fills in the visitor's place; undefined if the browser has no geolocation.
 * @param countries those that may be chosen
 */
export function useGeolocation(
  countries: readonly string[],
  onPlace: (place: Place) => void,
): LocateControl | undefined {
  const intl = useIntl();
  const permission = usePermission();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => setProblem(undefined), [permission]);

  async function locate(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const showNotice = (text: MessageDescriptor, values?: Record<string, string>) =>
      setProblem(intl.formatMessage(text, values));
    try {
      const { findPlace } = await import('./find-place');
      const place = await findPlace();
      if (place === 'denied') showNotice(texts.denied);
      else if (place === false) showNotice(texts.not_found);
      else if (!countries.includes(place.country))
        showNotice(texts.not_served, { country: countryName(intl, place.country) });
      else onPlace(place);
    } catch {
      showNotice(texts.not_found);
    } finally {
      setBusy(false);
    }
  }

  if (permission === 'unsupported') return undefined;
  return {
    label: intl.formatMessage(texts.locate),
    busy: busy ? intl.formatMessage(texts.locating) : undefined,
    error: problem ?? (permission === 'denied' ? intl.formatMessage(texts.denied) : undefined),
    onPress: () => void locate(),
  };
}
